// Plays Othello on boards of any size and with any holes, one warp of the graphics processor for
// each game: the moves of a position are played and estimated side by side, one a lane; above the
// last ply the warp walks the tree as one. Compiled once for each size and number of stages, -DSIZE=10 -DSTAGES=10. A plain C++
// compiler makes the same with one lane, for tests.
#include <cstdint>
#include <cstdio>

#ifndef SIZE
#define SIZE 10
#endif
#ifndef STAGES
#define STAGES 10
#endif
#ifdef __CUDACC__
#define HERE __device__
#define UNROLLED _Pragma("unroll")
#define APART_FROM_CALLER __noinline__
#else
#define HERE
#define UNROLLED
#define APART_FROM_CALLER __attribute__((noinline))
#endif

typedef unsigned long long u64;

// A bit a column.
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
  const int *parts;      // place << 16 | power of three, of all squares one after the other
  const int *parts_from;  // for each square, and one more
  int places;
  int squares;  // that can be played on
  int states;
};

// The weights of a player: of every state by stage, then of the counts.
struct Weights {
  const short *tables;
  const int *apart;  // a stage: bias, own moves, other moves, parity, own discs, other discs
};

namespace {

constexpr int SQUARES = SIZE * SIZE;
constexpr int INFINITE = 1'000'000;
constexpr int UNIT = 100;
constexpr int MOST_SHAPE = 10;
constexpr int MOST_MOVES = 40;
constexpr int MOST_DISCS = 12;
constexpr int COUNTS = 5;
constexpr int MOST_LIST = SIZE <= 10 ? 64 : 128;
constexpr int MOST_PLACES = SIZE <= 8 ? 80 : SIZE <= 10 ? 112 : SIZE <= 12 ? 144 : 224;
constexpr int LEVELS = 9;
constexpr int TO_THE_END = 6;  // so many empty squares are played out

constexpr int OTHER_MOVES_AT = 1 + MOST_MOVES + 1;
constexpr int PARITY_AT = OTHER_MOVES_AT + MOST_MOVES + 1;
constexpr int OWN_DISCS_AT = PARITY_AT + 2;
constexpr int OTHER_DISCS_AT = OWN_DISCS_AT + MOST_DISCS + 1;
constexpr int APART = OTHER_DISCS_AT + MOST_DISCS + 1;

#ifdef __CUDACC__
constexpr int LANES = 32;
HERE inline int lane() { return threadIdx.x & 31; }
HERE inline void together() { __syncwarp(); }
HERE inline int most_of(int value) { return __reduce_max_sync(~0u, value); }
HERE inline int bits(unsigned x) { return __popc(x); }
HERE inline int lowest(unsigned x) { return __ffs(x) - 1; }
HERE inline int zeros(unsigned x) { return __clz(x); }
#else
constexpr int LANES = 1;
inline int lane() { return 0; }
inline void together() {}
inline int most_of(int value) { return value; }
inline int bits(unsigned x) { return __builtin_popcount(x); }
inline int lowest(unsigned x) { return __builtin_ctz(x); }
inline int zeros(unsigned x) { return __builtin_clz(x); }
#endif

// What a warp works with.
struct Desk {
  Board stack[LEVELS];
  short lists[LEVELS][MOST_LIST];
  short unsorted[MOST_LIST];
  int values[MOST_LIST];
  short states[MOST_PLACES];
  short of_lane[MOST_PLACES * LANES];
};

HERE inline int count(const unsigned *rows) {
  int sum = 0;
  UNROLLED for (int r = 0; r < SIZE; r++) sum += bits(rows[r]);
  return sum;
}

HERE inline void rows_of(const Board &b, unsigned *own, unsigned *other) {
  UNROLLED for (int r = 0; r < SIZE; r++) own[r] = b.own[r], other[r] = b.other[r];
}

// ---- the rules ----

HERE inline unsigned along(unsigned mine, unsigned yours) {
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
HERE inline int moves_of(const Rules &rules, const unsigned *mine, const unsigned *yours,
                         unsigned *found) {
  unsigned before = 0, straight = 0, left = 0, right = 0;
  UNROLLED for (int r = 0; r < SIZE; r++) {
    found[r] = straight | (left >> 1) | (right << 1);
    unsigned discs = yours[r];
    straight = (straight | before) & discs;
    left = ((left | before) >> 1) & discs;
    right = ((right | before) << 1) & discs;
    before = mine[r];
  }
  before = straight = left = right = 0;
  UNROLLED for (int r = SIZE - 1; r >= 0; r--) {
    found[r] |= straight | (left >> 1) | (right << 1);
    unsigned discs = yours[r];
    straight = (straight | before) & discs;
    left = ((left | before) >> 1) & discs;
    right = ((right | before) << 1) & discs;
    before = mine[r];
  }
  int sum = 0;
  UNROLLED for (int r = 0; r < SIZE; r++) {
    found[r] = (found[r] | along(mine[r], yours[r])) & rules.playable[r] & ~(mine[r] | yours[r]);
    sum += bits(found[r]);
  }
  return sum;
}

HERE inline int count_moves(const Rules &rules, const unsigned *mine, const unsigned *yours) {
  unsigned found[SIZE];
  return moves_of(rules, mine, yours, found);
}

// The discs between the square and others of its owner; both sides' rows of the square are given
// because nothing else is looked up by a number that only this lane knows.
HERE inline void flips_of(const unsigned *mine, const unsigned *yours, unsigned my_row,
                          unsigned your_row, int row, int column, unsigned *flips) {
  unsigned bit = 1u << column;
  unsigned end = (your_row + (bit << 1)) & ~your_row;
  unsigned beside = (end & my_row) ? end - (bit << 1) : 0;
  unsigned stops = ~your_row & (bit - 1);
  unsigned stop = stops ? 1u << (31 - zeros(stops)) : 0;
  if (stop & my_row) beside |= (bit - 1) & ~(2 * stop - 1);
  unsigned s = 0, l = 0, r = 0, s_end = 0, l_end = 0, r_end = 0;
  unsigned ss[SIZE], ls[SIZE], rs[SIZE];
  UNROLLED for (int i = 0; i < SIZE; i++) {
    s_end |= s & mine[i], l_end |= l & mine[i], r_end |= r & mine[i];
    s &= yours[i], l &= yours[i], r &= yours[i];
    ss[i] = s, ls[i] = l, rs[i] = r;
    if (i == row) s = l = r = bit;
    l >>= 1, r <<= 1;
  }
  UNROLLED for (int i = 0; i < SIZE; i++)
    flips[i] = (s_end ? ss[i] : 0) | (l_end ? ls[i] : 0) | (r_end ? rs[i] : 0) | (i == row ? beside : 0);
  s = l = r = s_end = l_end = r_end = 0;
  UNROLLED for (int i = SIZE - 1; i >= 0; i--) {
    s_end |= s & mine[i], l_end |= l & mine[i], r_end |= r & mine[i];
    s &= yours[i], l &= yours[i], r &= yours[i];
    ss[i] = s, ls[i] = l, rs[i] = r;
    if (i == row) s = l = r = bit;
    l >>= 1, r <<= 1;
  }
  UNROLLED for (int i = 0; i < SIZE; i++)
    flips[i] |= (s_end ? ss[i] : 0) | (l_end ? ls[i] : 0) | (r_end ? rs[i] : 0);
}

// After the move, as the other side sees it.
HERE APART_FROM_CALLER void play(Desk &desk, int from, int square, int to) {
  const Board &b = desk.stack[from];
  unsigned mine[SIZE], yours[SIZE], flips[SIZE];
  rows_of(b, mine, yours);
  int row = square / SIZE, column = square % SIZE;
  flips_of(mine, yours, b.own[row], b.other[row], row, column, flips);
  together();
  UNROLLED for (int r = 0; r < SIZE; r++) {
    unsigned put = r == row ? 1u << column : 0;
    desk.stack[to].own[r] = (unsigned short)(yours[r] & ~flips[r]);
    desk.stack[to].other[r] = (unsigned short)(mine[r] | flips[r] | put);
  }
  together();
}

HERE inline void swap_sides(Board &b) {
  unsigned own[SIZE], other[SIZE];
  rows_of(b, own, other);
  together();
  UNROLLED for (int r = 0; r < SIZE; r++)
    b.own[r] = (unsigned short)other[r], b.other[r] = (unsigned short)own[r];
  together();
}

// Lists the moves at a level, square by square, and returns how many.
HERE APART_FROM_CALLER int list_moves(const Rules &rules, Desk &desk, int level) {
  unsigned own[SIZE], other[SIZE], found[SIZE];
  rows_of(desk.stack[level], own, other);
  moves_of(rules, own, other, found);
  short *list = desk.lists[level];
  int n = 0;
#ifdef __CUDACC__
  unsigned rest = 0;
  int at = 0;
  UNROLLED for (int r = 0; r < SIZE; r++) {
    if (lane() == r) rest = found[r], at = n;
    n += bits(found[r]);
  }
  together();
  for (; rest && at < MOST_LIST; rest &= rest - 1) list[at++] = (short)(lane() * SIZE + lowest(rest));
  together();
#else
  for (int r = 0; r < SIZE; r++)
    for (unsigned rest = found[r]; rest && n < MOST_LIST; rest &= rest - 1)
      list[n++] = (short)(r * SIZE + lowest(rest));
#endif
  return n < MOST_LIST ? n : MOST_LIST;
}

HERE inline int empties(const Rules &rules, const Board &b) {
  unsigned own[SIZE], other[SIZE];
  rows_of(b, own, other);
  return rules.squares - count(own) - count(other);
}

HERE inline int margin_of(const Board &b) {
  unsigned own[SIZE], other[SIZE];
  rows_of(b, own, other);
  return count(own) - count(other);
}

HERE inline int stage_of(const Rules &rules, int discs) {
  int stage = (discs - 4) * STAGES / (rules.squares - 4);
  return stage < 0 ? 0 : stage >= STAGES ? STAGES - 1 : stage;
}

// ---- the estimate ----

HERE inline int at_most(int value, int most) { return value < most ? value : most; }

HERE inline int cell(const Board &b, int square) {
  if (square >= SQUARES) return 0;
  int row = square / SIZE, column = square % SIZE;
  return ((b.own[row] >> column) & 1) - ((b.other[row] >> column) & 1);
}

HERE inline int state(const Rules &rules, const Board &b, int place) {
  const short *shape = rules.cells + place * MOST_SHAPE;
  int sum = 0;
  for (int i = rules.lengths[place] - 1; i >= 0; i--) sum = 3 * sum + cell(b, shape[i]);
  return sum;
}

HERE inline void change(const Rules &rules, short *states, int square, int by) {
  for (int i = rules.parts_from[square]; i < rules.parts_from[square + 1]; i++)
    states[(rules.parts[i] >> 16) * LANES] += (short)(by * (rules.parts[i] & 0xFFFF));
}

// What the board is worth to a side; its states are the mover's, the other's with sign −1.
HERE inline int estimate(const Rules &rules, const Weights &weights, const short *states, int sign,
                         int moves, int your_moves, int discs, int your_discs) {
  int all = discs + your_discs;
  int stage = stage_of(rules, all);
  const int *apart = weights.apart + stage * APART;
  int sum = apart[0] + apart[1 + at_most(moves, MOST_MOVES)] +
            apart[OTHER_MOVES_AT + at_most(your_moves, MOST_MOVES)] +
            apart[PARITY_AT + ((rules.squares - all) & 1)] +
            apart[OWN_DISCS_AT + at_most(discs, MOST_DISCS)] +
            apart[OTHER_DISCS_AT + at_most(your_discs, MOST_DISCS)];
  const short *table = weights.tables + (size_t)stage * rules.states;
#pragma unroll 8
  for (int p = 0; p < rules.places; p++) sum += table[rules.centres[p] + sign * states[p * LANES]];
  return sum;
}

// The value of a move to whoever plays it, without looking further.
HERE inline int after(const Rules &rules, const Weights &weights, Desk &desk, const Board &b,
                      int square) {
  unsigned mine[SIZE], yours[SIZE], flips[SIZE];
  rows_of(b, mine, yours);
  int row = square / SIZE, column = square % SIZE;
  flips_of(mine, yours, b.own[row], b.other[row], row, column, flips);
  short *states = desk.of_lane + lane();
  for (int p = 0; p < rules.places; p++) states[p * LANES] = desk.states[p];
  change(rules, states, square, 1);
  UNROLLED for (int r = 0; r < SIZE; r++) {
    for (unsigned rest = flips[r]; rest; rest &= rest - 1)
      change(rules, states, r * SIZE + lowest(rest), 2);
    mine[r] |= flips[r] | (r == row ? 1u << column : 0);
    yours[r] &= ~flips[r];
  }
  int my_moves = count_moves(rules, mine, yours), your_moves = count_moves(rules, yours, mine);
  int discs = count(mine), your_discs = count(yours);
  if (my_moves + your_moves == 0) return UNIT * (discs - your_discs);
  bool pass = your_moves == 0;
  int value = estimate(rules, weights, states, pass ? 1 : -1, pass ? my_moves : your_moves,
                       pass ? 0 : my_moves, pass ? discs : your_discs, pass ? your_discs : discs);
  return pass ? value : -value;
}

// Values all moves at a level, and returns the best value.
HERE APART_FROM_CALLER int expand(const Rules &rules, const Weights &weights, Desk &desk, int level,
                                  int n) {
  const Board &b = desk.stack[level];
  for (int p = lane(); p < rules.places; p += LANES) desk.states[p] = (short)state(rules, b, p);
  together();
  int best = -INFINITE;
  for (int i = lane(); i < n; i += LANES) {
    int value = after(rules, weights, desk, b, desk.lists[level][i]);
    desk.values[i] = value;
    if (value > best) best = value;
  }
  together();
  return most_of(best);
}

// Puts the moves at a level, just valued, in order, the best first.
HERE APART_FROM_CALLER void sort(Desk &desk, int level, int n) {
  short *list = desk.lists[level];
  for (int i = lane(); i < n; i += LANES) desk.unsorted[i] = list[i];
  together();
  for (int i = lane(); i < n; i += LANES) {
    int value = desk.values[i], rank = 0;
    for (int j = 0; j < n; j++) rank += desk.values[j] > value || (desk.values[j] == value && j < i);
    list[rank] = desk.unsorted[i];
  }
  together();
}

// ---- the search ----

HERE int look(const Rules &rules, const Weights &weights, Desk &desk, int level, int depth,
              int alpha, int beta) {
  int sign = 1;
  int n = list_moves(rules, desk, level);
  if (n == 0) {
    swap_sides(desk.stack[level]);
    n = list_moves(rules, desk, level);
    if (n == 0) return -UNIT * margin_of(desk.stack[level]);
    sign = -1;
    int low = alpha;
    alpha = -beta;
    beta = -low;
  }
  int best = expand(rules, weights, desk, level, n);
  if (depth == 1) return sign * best;
  sort(desk, level, n);
  best = -INFINITE;
  for (int i = 0; i < n; i++) {
    play(desk, level, desk.lists[level][i], level + 1);
    int value = -look(rules, weights, desk, level + 1, depth - 1, -beta, -alpha);
    if (value > best) best = value;
    if (best > alpha) alpha = best;
    if (alpha >= beta) break;
  }
  return sign * best;
}

struct Choice {
  int square, value;
};

// The n moves of the position at level 0 have been listed.
HERE APART_FROM_CALLER Choice choose(const Rules &rules, const Weights &weights, Desk &desk, int n,
                                     int depth) {
  expand(rules, weights, desk, 0, n);
  int best = desk.values[0];
  sort(desk, 0, n);
  for (int i = 1; i < n; i++) best = desk.values[i] > best ? desk.values[i] : best;
  Choice choice = {desk.lists[0][0], best};
  if (depth == 1) return choice;
  choice.value = -INFINITE;
  for (int i = 0; i < n; i++) {
    int square = desk.lists[0][i];
    play(desk, 0, square, 1);
    int value = -look(rules, weights, desk, 1, depth - 1, -INFINITE, -choice.value);
    if (value > choice.value) choice = {square, value};
  }
  return choice;
}

HERE inline int deep_enough(const Rules &rules, const Board &b, int depth) {
  int left = empties(rules, b);
  return left <= TO_THE_END && left > depth ? left : depth;
}

// ---- games ----

HERE inline u64 mix(u64 x) {
  u64 z = x + 0x9E3779B97F4A7C15ULL;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

HERE inline int below(u64 &x, int bound) {
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  return (int)(((x * 0x2545F4914F6CDD1DULL >> 32) * (u64)bound) >> 32);
}

// Lists the moves at level 0, passes if there are none, and says how many: none if it is over.
HERE inline int go_on(const Rules &rules, Desk &desk, int &who) {
  int n = list_moves(rules, desk, 0);
  if (n > 0) return n;
  swap_sides(desk.stack[0]);
  who ^= 1;
  return list_moves(rules, desk, 0);
}

// Some moves by chance; whether the game goes on.
HERE APART_FROM_CALLER bool open(const Rules &rules, Desk &desk, u64 &rng, int plies, int &who) {
  together();
  for (int r = lane(); r < SIZE; r += LANES) {
    desk.stack[0].own[r] = rules.start[r];
    desk.stack[0].other[r] = rules.start[SIZE + r];
  }
  together();
  who = 0;
  for (int ply = 0; ply < plies; ply++) {
    int n = go_on(rules, desk, who);
    if (n == 0) return false;
    play(desk, 0, desk.lists[0][below(rng, n)], 0);
    who ^= 1;
  }
  return go_on(rules, desk, who) > 0;
}

// Writes each position after the opening, and its label: what the search thought of it and, as far
// as the game went by choice, the label of the next one (Sutton's TD(lambda)).
HERE void play_game(const Rules &rules, const Weights &weights, Desk &desk, u64 seed, u64 number,
                    int by_chance, int one_in, int depth, float trust, int most, Board *boards,
                    short *labels, unsigned char *kinds, int *counts) {
  u64 rng = mix(mix(seed) + number);
  if (rng == 0) rng = 1;
  int who = 0;
  while (!open(rules, desk, rng, 1 + below(rng, by_chance), who)) {
  }
  depth += (int)(number & 1);
  int n = 0;
  while (n < most) {
    int moves = go_on(rules, desk, who);
    if (moves == 0) break;
    Choice choice = choose(rules, weights, desk, moves, deep_enough(rules, desk.stack[0], depth));
    bool chance = below(rng, one_in) == 0;
    int other = desk.lists[0][below(rng, moves)];
    if (lane() == 0) {
      boards[n] = desk.stack[0];
      labels[n] = (short)(choice.value > 32000 ? 32000 : choice.value < -32000 ? -32000 : choice.value);
      kinds[n] = (unsigned char)(2 * chance + who);
    }
    n++;
    play(desk, 0, chance ? other : choice.square, 0);
    who ^= 1;
  }
  if (lane() == 0) {
    float worth = (float)(UNIT * margin_of(desk.stack[0])) * (who ? -1 : 1);  // to the first player
    for (int i = n - 1; i >= 0; i--) {
      float thought = (kinds[i] & 1) ? -labels[i] : labels[i];
      worth = (kinds[i] & 2) ? thought : (1 - trust) * thought + trust * worth;
      labels[i] = (short)((kinds[i] & 1) ? -worth : worth);
    }
    *counts = n;
  }
  together();
}

HERE int match_game(const Rules &rules, const Weights &one, const Weights &two, Desk &desk, u64 seed,
                    u64 number, int by_chance, int depth) {
  u64 rng = mix(mix(seed) + number / 2);
  int who = 0;
  while (!open(rules, desk, rng, by_chance, who)) {
  }
  int first = (int)(number & 1);
  while (true) {
    int moves = go_on(rules, desk, who);
    if (moves == 0) break;
    Choice choice = choose(rules, who == first ? one : two, desk, moves, deep_enough(rules, desk.stack[0], depth));
    play(desk, 0, choice.square, 0);
    who ^= 1;
  }
  int margin = margin_of(desk.stack[0]);
  return who == first ? margin : -margin;
}

// The state of each place, then of the counts: moves, parity, discs; and the stage.
HERE void look_at(const Rules &rules, const Board &b, int *states, unsigned char *stage) {
  for (int p = 0; p < rules.places; p++) states[p] = rules.centres[p] + state(rules, b, p);
  unsigned own[SIZE], other[SIZE];
  rows_of(b, own, other);
  int discs = count(own), your_discs = count(other);
  int *apart = states + rules.places;
  apart[0] = at_most(count_moves(rules, own, other), MOST_MOVES);
  apart[1] = at_most(count_moves(rules, other, own), MOST_MOVES);
  apart[2] = (rules.squares - discs - your_discs) & 1;
  apart[3] = at_most(discs, MOST_DISCS);
  apart[4] = at_most(your_discs, MOST_DISCS);
  *stage = (unsigned char)stage_of(rules, discs + your_discs);
}

#ifdef __CUDACC__
__device__ unsigned next_piece;

constexpr int WARPS = 4, BLOCKS = 132 * 8;

__device__ inline unsigned next_game() {
  unsigned i = 0;
  if (lane() == 0) i = atomicAdd(&next_piece, 1);
  return __shfl_sync(~0u, i, 0);
}

__device__ inline Desk &my_desk() {
  extern __shared__ Desk desks[];
  return desks[threadIdx.x / 32];
}

__global__ void __launch_bounds__(32 * WARPS)
    play_all(Rules rules, Weights weights, u64 seed, int games, int by_chance, int one_in, int depth,
             float trust, int most, Board *boards, short *labels, unsigned char *kinds, int *counts) {
  for (unsigned i; (i = next_game()) < (unsigned)games;) {
    size_t at = (size_t)i * most;
    play_game(rules, weights, my_desk(), seed, i, by_chance, one_in, depth, trust, most, boards + at,
              labels + at, kinds + at, counts + i);
  }
}

__global__ void __launch_bounds__(32 * WARPS)
    match_all(Rules rules, Weights one, Weights two, int games, u64 seed, int by_chance, int depth,
              int *margins) {
  for (unsigned i; (i = next_game()) < (unsigned)games;) {
    int margin = match_game(rules, one, two, my_desk(), seed, i, by_chance, depth);
    if (lane() == 0) margins[i] = margin;
  }
}

__global__ void states_all(Rules rules, int positions, const Board *boards, int *states,
                           unsigned char *stages) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < positions)
    look_at(rules, boards[i], states + (size_t)i * (rules.places + COUNTS), stages + i);
}

int said(cudaError_t error) {
  if (error != cudaSuccess) fprintf(stderr, "%s\n", cudaGetErrorString(error));
  return error == cudaSuccess ? 0 : 2;
}

int finished() {
  cudaError_t error = cudaGetLastError();
  return said(error == cudaSuccess ? cudaDeviceSynchronize() : error);
}

void from_the_first() {
  unsigned zero = 0;
  cudaMemcpyToSymbol(next_piece, &zero, sizeof zero);
}
#endif

}  // namespace

extern "C" {

int boards_bytes() { return (int)sizeof(Board); }
int boards_most_places() { return MOST_PLACES; }

#ifdef __CUDACC__
int boards_begin() {
  int bytes = WARPS * (int)sizeof(Desk);
  return said(cudaDeviceSetLimit(cudaLimitStackSize, 8 * 1024)) |
         said(cudaFuncSetAttribute(play_all, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes)) |
         said(cudaFuncSetAttribute(match_all, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
}

int boards_play(const Rules *rules, const Weights *weights, u64 seed, int games, int by_chance,
                int one_in, int depth, float trust, int most, void *boards, short *labels,
                unsigned char *kinds, int *counts) {
  from_the_first();
  play_all<<<BLOCKS, 32 * WARPS, WARPS * sizeof(Desk)>>>(*rules, *weights, seed, games, by_chance,
                                                        one_in, depth, trust, most, (Board *)boards,
                                                        labels, kinds, counts);
  return finished();
}

int boards_match(const Rules *rules, const Weights *one, const Weights *two, int games, u64 seed,
                 int by_chance, int depth, int *margins) {
  from_the_first();
  match_all<<<BLOCKS, 32 * WARPS, WARPS * sizeof(Desk)>>>(*rules, *one, *two, games, seed, by_chance,
                                                         depth, margins);
  return finished();
}

int boards_states(const Rules *rules, int positions, const void *boards, int *states,
                  unsigned char *stages) {
  states_all<<<(positions + 127) / 128, 128>>>(*rules, positions, (const Board *)boards, states,
                                               stages);
  return finished();
}
#else
// For tests.
void boards_play_here(const Rules *rules, const Weights *weights, u64 seed, u64 number,
                      int by_chance, int one_in, int depth, float trust, int most, void *boards,
                      short *labels, unsigned char *kinds, int *counts) {
  static Desk desk;
  play_game(*rules, *weights, desk, seed, number, by_chance, one_in, depth, trust, most,
            (Board *)boards, labels, kinds, counts);
}

int boards_judge_here(const Rules *rules, const Weights *weights, const void *board, int depth) {
  static Desk desk;
  desk.stack[0] = *(const Board *)board;
  return look(*rules, *weights, desk, 0, depth, -INFINITE, INFINITE);
}

int boards_match_here(const Rules *rules, const Weights *one, const Weights *two, u64 seed,
                      u64 number, int by_chance, int depth) {
  static Desk desk;
  return match_game(*rules, *one, *two, desk, seed, number, by_chance, depth);
}

void boards_states_here(const Rules *rules, const void *board, int *states, unsigned char *stage) {
  look_at(*rules, *(const Board *)board, states, stage);
}
#endif
}
