/* A player for Agon in C: it plays any game, at random.
 *
 *     cc -O2 -o agi-player examples/agi-player.c
 *     ./agon play othello --second agi:./agi-player
 *
 * It needs no rules, since it asks for the legal moves ("needs legal"). docs/protocol.md has the rest.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 16];

static void say(const char *text) {
  puts(text);
  fflush(stdout); /* otherwise the answer stays in our buffer, and the game is lost */
}

/* Picks one of the blank-separated words: each new one takes the place of the last with 1/count. */
static const char *choose(char *words) {
  const char *chosen = "none";
  int count = 0;
  for (char *word = strtok(words, " \r\n"); word; word = strtok(NULL, " \r\n"))
    if (rand() % ++count == 0) chosen = word;
  return chosen;
}

int main(void) {
  unsigned seed;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\r\n")] = 0;
    if (strcmp(line, "agi") == 0) {
      say("id name C example\nneeds legal\noption seed default 0 allowed a whole number\nagiok");
    } else if (sscanf(line, "option seed %u", &seed) == 1) {
      srand(seed);
    } else if (strcmp(line, "isready") == 0) {
      say("readyok");
    } else if (strncmp(line, "go", 2) == 0) {
      char *legal = strstr(line, " legal ");
      printf("bestmove %s\n", legal ? choose(legal + 7) : "none");
      fflush(stdout);
    } else if (strcmp(line, "quit") == 0) {
      break;
    }
  }
  return 0;
}
