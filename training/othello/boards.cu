// Plays and judges Othello on boards of any size and with any holes, one thread of the graphics
// processor for each game or position: what agon.learn does for agon.othello.Shapes, but faster.
// Compiled once for each size, -DSIZE=10. Everything runs on the host, too, for tests.
#include <cstdint>
#include <cstdio>

#ifndef SIZE
#define SIZE 10
#endif
#ifdef __CUDACC__
#define BOTH __host__ __device__
#define APART_FROM_CALLER __noinline__
#else  // a plain C++ compiler makes what tests need
#define BOTH
#define APART_FROM_CALLER __attribute__((noinline))
#endif

typedef unsigned long long u64;

// A board as one thread sees it: a bit a column.
struct Board {
  unsigned short own[SIZE], other[SIZE];
};

// What does not change during a game; pointers are the graphics processor's.
struct Rules {
  const unsigned short *playable;
  const unsigned short *start;  // own, then other
  const short *cells;           // MOST_SHAPE a place, SQUARES for a hole
  const unsigned char *lengths;
  const int *centres;
  int places;
  int squares;  // that can be played on
  int states;
};

// The weights of a player: of every state by stage, then of own moves, other moves and parity.
struct Weights {
  const short *tables;
  const int *apart;  // a stage: bias, own moves, other moves, parity
};

namespace {

constexpr int SQUARES = SIZE * SIZE;
constexpr int STAGES = 10;
constexpr int INFINITE = 1'000'000;
constexpr int UNIT = 100;
constexpr int MOST_SHAPE = 10;
constexpr int MOST_MOVES = 40;
constexpr int MOST_LIST = SIZE <= 10 ? 64 : 128;

constexpr int APART = 1 + 2 * (MOST_MOVES + 1) + 2;

BOTH inline int bits(unsigned x) {
#ifdef __CUDA_ARCH__
  return __popc(x);
#else
  return __builtin_popcount(x);
#endif
}

BOTH inline int lowest(unsigned x) {
#ifdef __CUDA_ARCH__
  return __ffs(x) - 1;
#else
  return __builtin_ctz(x);
#endif
}

BOTH inline int count(const unsigned short *rows) {
  int sum = 0;
  for (int r = 0; r < SIZE; r++) sum += bits(rows[r]);
  return sum;
}

// ---- the rules ----

BOTH inline void sweep(const unsigned short *mine, const unsigned short *yours,
                       unsigned short *found, int first, int step) {
  unsigned before = 0, straight = 0, left = 0, right = 0;
  for (int i = 0, row = first; i < SIZE; i++, row += step) {
    found[row] |= (unsigned short)(straight | (left >> 1) | (right << 1));
    unsigned discs = yours[row];
    straight = (straight | before) & discs;
    left = ((left | before) >> 1) & discs;
    right = ((right | before) << 1) & discs;
    before = mine[row];
  }
}

BOTH inline unsigned along(unsigned mine, unsigned yours) {
  unsigned east = (yours + ((mine << 1) & yours)) & ~yours;
  unsigned run = (mine >> 1) & yours;
  run |= yours & (run >> 1);
  unsigned pairs = yours & (yours >> 1);
  run |= pairs & (run >> 2);
  unsigned fours = pairs & (pairs >> 2);
  run |= fours & (run >> 4);
  run |= fours & (fours >> 4) & (run >> 8);
  return east | (run >> 1);
}

// Writes the moves of a side and returns how many.
BOTH APART_FROM_CALLER int moves_of(const Rules &rules, const unsigned short *mine, const unsigned short *yours,
                  unsigned short *found) {
  for (int r = 0; r < SIZE; r++) found[r] = 0;
  sweep(mine, yours, found, 0, 1);
  sweep(mine, yours, found, SIZE - 1, -1);
  int sum = 0;
  for (int r = 0; r < SIZE; r++) {
    unsigned empty = rules.playable[r] & ~(unsigned)(mine[r] | yours[r]);
    unsigned moves = (found[r] | along(mine[r], yours[r])) & empty;
    found[r] = (unsigned short)moves;
    sum += bits(moves);
  }
  return sum;
}

BOTH inline bool has(const unsigned short *rows, int r, int c) {
  return r >= 0 && r < SIZE && c >= 0 && c < SIZE && ((rows[r] >> c) & 1);
}

// After the move, as the other side sees it; SQUARES is a pass.
BOTH APART_FROM_CALLER void play(const Board &from, int square, Board &to) {
  Board b = from;
  if (square < SQUARES) {
    int row = square / SIZE, column = square % SIZE;
    for (int dr = -1; dr <= 1; dr++)
      for (int dc = -1; dc <= 1; dc++) {
        if (dr == 0 && dc == 0) continue;
        int r = row + dr, c = column + dc, length = 0;
        while (has(from.other, r, c)) {
          length++;
          r += dr;
          c += dc;
        }
        if (length == 0 || !has(from.own, r, c)) continue;
        for (int i = 1; i <= length; i++) {
          b.own[row + i * dr] |= (unsigned short)(1 << (column + i * dc));
          b.other[row + i * dr] &= (unsigned short)~(1 << (column + i * dc));
        }
      }
    b.own[row] |= (unsigned short)(1 << column);
  }
  for (int r = 0; r < SIZE; r++) {
    to.own[r] = b.other[r];
    to.other[r] = b.own[r];
  }
}

BOTH inline int empties(const Rules &rules, const Board &b) {
  return rules.squares - count(b.own) - count(b.other);
}

BOTH inline int stage_of(const Rules &rules, const Board &b) {
  int discs = rules.squares - empties(rules, b);
  int stage = (discs - 4) * STAGES / (rules.squares - 4);
  return stage < 0 ? 0 : stage >= STAGES ? STAGES - 1 : stage;
}

// ---- the estimate ----

BOTH inline void unpack(const Board &b, signed char *cells) {
  for (int r = 0; r < SIZE; r++)
    for (int c = 0; c < SIZE; c++)
      cells[r * SIZE + c] = (signed char)(((b.own[r] >> c) & 1) - ((b.other[r] >> c) & 1));
  cells[SQUARES] = 0;
}

BOTH inline int state(const Rules &rules, const signed char *cells, int place) {
  const short *shape = rules.cells + place * MOST_SHAPE;
  int sum = 0;
  for (int i = rules.lengths[place] - 1; i >= 0; i--) sum = 3 * sum + cells[shape[i]];
  return rules.centres[place] + sum;
}

BOTH inline int clamp_moves(int moves) { return moves < MOST_MOVES ? moves : MOST_MOVES; }

BOTH APART_FROM_CALLER int estimate(const Rules &rules, const Weights &weights, const Board &b, int moves) {
  unsigned short found[SIZE];
  int yours = moves_of(rules, b.other, b.own, found);
  int stage = stage_of(rules, b);
  const int *apart = weights.apart + stage * APART;
  int sum = apart[0] + apart[1 + clamp_moves(moves)] +
            apart[1 + MOST_MOVES + 1 + clamp_moves(yours)] +
            apart[1 + 2 * (MOST_MOVES + 1) + (empties(rules, b) & 1)];
  signed char cells[SQUARES + 1];
  unpack(b, cells);
  const short *table = weights.tables + (size_t)stage * rules.states;
  for (int p = 0; p < rules.places; p++) sum += table[state(rules, cells, p)];
  return sum;
}

// ---- the searches ----

BOTH inline int list_moves(const unsigned short *found, short *list) {
  int n = 0;
  for (int r = 0; r < SIZE; r++)
    for (unsigned rest = found[r]; rest && n < MOST_LIST; rest &= rest - 1)
      list[n++] = (short)(r * SIZE + lowest(rest));
  return n;
}

// Moves by how few replies they leave.
BOTH APART_FROM_CALLER int ordered(const Rules &rules, const Board &b, const unsigned short *found, short *list) {
  int n = list_moves(found, list);
  unsigned char costs[MOST_LIST];
  for (int i = 0; i < n; i++) {
    Board next;
    play(b, list[i], next);
    unsigned short replies[SIZE];
    int cost = moves_of(rules, next.own, next.other, replies);
    short square = list[i];
    int at = i;
    for (; at > 0 && costs[at - 1] > cost; at--) {
      costs[at] = costs[at - 1];
      list[at] = list[at - 1];
    }
    costs[at] = (unsigned char)cost;
    list[at] = square;
  }
  return n;
}

BOTH int look(const Rules &rules, const Weights &weights, const Board &b, int alpha, int beta,
              int depth, bool to_the_end) {
  unsigned short found[SIZE];
  int moves = moves_of(rules, b.own, b.other, found);
  if (moves == 0) {
    unsigned short theirs[SIZE];
    if (moves_of(rules, b.other, b.own, theirs) == 0)
      return UNIT * (count(b.own) - count(b.other));
    Board next;
    play(b, SQUARES, next);
    return -look(rules, weights, next, -beta, -alpha, depth, to_the_end);
  }
  if (depth == 0 && !to_the_end) return estimate(rules, weights, b, moves);
  short list[MOST_LIST];
  bool order = to_the_end ? empties(rules, b) >= 5 : depth >= 2;
  int n = order ? ordered(rules, b, found, list) : list_moves(found, list);
  int best = -INFINITE;
  for (int i = 0; i < n; i++) {
    Board next;
    play(b, list[i], next);
    int value = -look(rules, weights, next, -beta, -alpha, depth - 1, to_the_end);
    if (value > best) best = value;
    if (best > alpha) alpha = best;
    if (alpha >= beta) break;
  }
  return best;
}

BOTH int judge(const Rules &rules, const Weights &weights, const Board &b, int depth, int exact) {
  bool to_the_end = empties(rules, b) <= exact;
  return look(rules, weights, b, -INFINITE, INFINITE, depth, to_the_end);
}

// ---- games ----

BOTH inline u64 mix(u64 x) {
  u64 z = x + 0x9E3779B97F4A7C15ULL;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

BOTH inline int below(u64 &x, int bound) {
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  return (int)(((x * 0x2545F4914F6CDD1DULL >> 32) * (u64)bound) >> 32);
}

BOTH void begin(const Rules &rules, Board &b) {
  for (int r = 0; r < SIZE; r++) {
    b.own[r] = rules.start[r];
    b.other[r] = rules.start[SIZE + r];
  }
}

// Some moves by chance; whether the game goes on.
BOTH APART_FROM_CALLER bool open(const Rules &rules, Board &b, u64 &rng, int plies) {
  begin(rules, b);
  for (int ply = 0; ply < plies; ply++) {
    unsigned short found[SIZE];
    short list[MOST_LIST];
    int n = moves_of(rules, b.own, b.other, found);
    if (n == 0 && moves_of(rules, b.other, b.own, found) == 0) return false;
    if (n > 0) list_moves(found, list);
    Board next;
    play(b, n == 0 ? SQUARES : list[below(rng, n)], next);
    b = next;
  }
  unsigned short found[SIZE];
  return moves_of(rules, b.own, b.other, found) > 0 || moves_of(rules, b.other, b.own, found) > 0;
}

BOTH APART_FROM_CALLER int choose(const Rules &rules, const Weights &weights, const Board &b,
                const unsigned short *found, int depth) {
  short list[MOST_LIST];
  int n = list_moves(found, list);
  int most = -INFINITE, chosen = SQUARES;
  for (int i = 0; i < n; i++) {
    Board next;
    play(b, list[i], next);
    int value = -look(rules, weights, next, -INFINITE, -most, depth - 1, false);
    if (value > most) {
      most = value;
      chosen = list[i];
    }
  }
  return chosen;
}

// Writes each position after the opening, and the final margin for whoever moves there.
BOTH void play_game(const Rules &rules, const Weights &weights, u64 seed, u64 number,
                    int by_chance, int one_in, int depth, int most, Board *boards, short *margins,
                    int *counts) {
  u64 rng = mix(mix(seed) + number);
  if (rng == 0) rng = 1;
  Board b;
  while (!open(rules, b, rng, 1 + below(rng, by_chance))) {
  }
  int n = 0;
  while (n < most) {
    unsigned short found[SIZE];
    int moves = moves_of(rules, b.own, b.other, found);
    int square = SQUARES;
    if (moves == 0) {
      unsigned short theirs[SIZE];
      if (moves_of(rules, b.other, b.own, theirs) == 0) break;
    } else if (below(rng, one_in) == 0) {
      short list[MOST_LIST];
      int some = list_moves(found, list);
      square = list[below(rng, some)];
    } else {
      square = choose(rules, weights, b, found, depth);
    }
    boards[n++] = b;
    Board next;
    play(b, square, next);
    b = next;
  }
  int margin = count(b.own) - count(b.other);
  for (int i = n - 1; i >= 0; i--) {
    margin = -margin;
    margins[i] = (short)margin;
  }
  *counts = n;
}

BOTH int match_game(const Rules &rules, const Weights *players, u64 seed, u64 number, int by_chance,
                    int depth) {
  u64 rng = mix(mix(seed) + number / 2);
  Board b;
  while (!open(rules, b, rng, by_chance)) {
  }
  int who = (int)(number & 1);
  while (true) {
    unsigned short found[SIZE], theirs[SIZE];
    int moves = moves_of(rules, b.own, b.other, found);
    if (moves == 0 && moves_of(rules, b.other, b.own, theirs) == 0) break;
    int square = moves == 0 ? SQUARES : choose(rules, players[who], b, found, depth);
    Board next;
    play(b, square, next);
    b = next;
    who ^= 1;
  }
  int margin = count(b.own) - count(b.other);
  return who == 0 ? margin : -margin;
}

// The state of each place, and of the counts: own moves, other moves, parity; then the stage.
BOTH void look_at(const Rules &rules, const Board &b, int *states, unsigned char *stage) {
  signed char cells[SQUARES + 1];
  unpack(b, cells);
  for (int p = 0; p < rules.places; p++) states[p] = state(rules, cells, p);
  unsigned short found[SIZE];
  int *apart = states + rules.places;
  apart[0] = clamp_moves(moves_of(rules, b.own, b.other, found));
  apart[1] = clamp_moves(moves_of(rules, b.other, b.own, found));
  apart[2] = empties(rules, b) & 1;
  *stage = (unsigned char)stage_of(rules, b);
}

#ifdef __CUDACC__
__device__ unsigned next_piece;

__global__ void play_all(Rules rules, Weights weights, u64 seed, int games, int by_chance,
                         int one_in, int depth, int most, Board *boards, short *margins,
                         int *counts) {
  for (unsigned i; (i = atomicAdd(&next_piece, 1)) < (unsigned)games;)
    play_game(rules, weights, seed, i, by_chance, one_in, depth, most, boards + (size_t)i * most,
              margins + (size_t)i * most, counts + i);
}

__global__ void judge_all(Rules rules, Weights weights, int positions, const int *order,
                          const Board *boards, const unsigned char *depths, int exact,
                          short *labels) {
  for (unsigned i; (i = atomicAdd(&next_piece, 1)) < (unsigned)positions;) {
    int p = order[i];
    int value = judge(rules, weights, boards[p], depths[p], exact);
    labels[p] = (short)(value > 32000 ? 32000 : value < -32000 ? -32000 : value);
  }
}

__global__ void match_all(Rules rules, Weights one, Weights two, int games, u64 seed, int by_chance,
                          int depth, int *margins) {
  Weights players[2] = {one, two};
  for (unsigned i; (i = atomicAdd(&next_piece, 1)) < (unsigned)games;)
    margins[i] = match_game(rules, players, seed, i, by_chance, depth);
}

__global__ void states_all(Rules rules, int positions, const Board *boards, int *states,
                           unsigned char *stages) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < positions)
    look_at(rules, boards[i], states + (size_t)i * (rules.places + 3), stages + i);
}

int said(cudaError_t error) {
  if (error != cudaSuccess) fprintf(stderr, "%s\n", cudaGetErrorString(error));
  return error == cudaSuccess ? 0 : 2;
}

void from_the_first() {
  unsigned zero = 0;
  cudaMemcpyToSymbol(next_piece, &zero, sizeof zero);
}

constexpr int BLOCKS = 132 * 16, THREADS = 64;
#endif

}  // namespace

extern "C" {

int boards_bytes() { return (int)sizeof(Board); }

#ifdef __CUDACC__
int boards_begin() { return said(cudaDeviceSetLimit(cudaLimitStackSize, 12 * 1024)); }

int boards_play(const Rules *rules, const Weights *weights, u64 seed, int games, int by_chance,
                int one_in, int depth, int most, void *boards, short *margins, int *counts) {
  from_the_first();
  play_all<<<BLOCKS, THREADS>>>(*rules, *weights, seed, games, by_chance, one_in, depth, most,
                                (Board *)boards, margins, counts);
  return said(cudaDeviceSynchronize());
}

int boards_judge(const Rules *rules, const Weights *weights, int positions, const int *order,
                 const void *boards, const unsigned char *depths, int exact, short *labels) {
  from_the_first();
  judge_all<<<BLOCKS, THREADS>>>(*rules, *weights, positions, order, (const Board *)boards, depths,
                                 exact, labels);
  return said(cudaDeviceSynchronize());
}

int boards_match(const Rules *rules, const Weights *one, const Weights *two, int games, u64 seed,
                 int by_chance, int depth, int *margins) {
  from_the_first();
  match_all<<<BLOCKS, THREADS>>>(*rules, *one, *two, games, seed, by_chance, depth, margins);
  return said(cudaDeviceSynchronize());
}

int boards_states(const Rules *rules, int positions, const void *boards, int *states,
                  unsigned char *stages) {
  states_all<<<(positions + 127) / 128, 128>>>(*rules, positions, (const Board *)boards, states,
                                               stages);
  return said(cudaDeviceSynchronize());
}

#endif

// On the host, for tests.
void boards_play_here(const Rules *rules, const Weights *weights, u64 seed, u64 number,
                      int by_chance, int one_in, int depth, int most, void *boards, short *margins,
                      int *counts) {
  play_game(*rules, *weights, seed, number, by_chance, one_in, depth, most, (Board *)boards,
            margins, counts);
}

int boards_judge_here(const Rules *rules, const Weights *weights, const void *board, int depth,
                      int exact) {
  return judge(*rules, *weights, *(const Board *)board, depth, exact);
}

void boards_states_here(const Rules *rules, const void *board, int *states, unsigned char *stage) {
  look_at(*rules, *(const Board *)board, states, stage);
}
}
