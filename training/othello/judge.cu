// What a search of a few plies thinks of millions of Othello positions, one thread of the graphics
// processor each. It computes what agon.othello.Judge8 computes, number for number: a plain
// alpha-beta over the whole tree has one value, whoever walks it and in whatever order.
#include <cstdint>
#include <cstdio>

typedef unsigned long long u64;

namespace {

constexpr int STATES = 167'265;
constexpr int STAGES = 15;
constexpr int INFINITE = 30'000;
constexpr int UNIT = 100;
constexpr int MOST_MOVES = 34;
constexpr int MOST_PLIES = 128;
constexpr int PLACES = 46;

// Where the states of each shape begin, as in Patterns8.
constexpr int ROW2 = 0, ROW3 = ROW2 + 6561, ROW4 = ROW3 + 6561, DIAGONAL8 = ROW4 + 6561,
              DIAGONAL7 = DIAGONAL8 + 6561, DIAGONAL6 = DIAGONAL7 + 2187,
              DIAGONAL5 = DIAGONAL6 + 729, DIAGONAL4 = DIAGONAL5 + 243, CORNER = DIAGONAL4 + 81,
              EDGE = CORNER + 19683, BLOCK = EDGE + 59049;
static_assert(BLOCK + 59049 == STATES, "every state of every shape");

// The weights of two players; whoever plays alone is the first.
__device__ short *tables[2];
__device__ int *biases[2];
__device__ unsigned next_position;

__device__ __forceinline__ u64 swap_rows(u64 b) {
  unsigned low = __byte_perm((unsigned)b, 0, 0x0123);
  unsigned high = __byte_perm((unsigned)(b >> 32), 0, 0x0123);
  return ((u64)low << 32) | high;
}

__device__ __forceinline__ u64 transposed(u64 b) {
  u64 t = (b ^ (b >> 7)) & 0x00AA00AA00AA00AAULL;
  b ^= t ^ (t << 7);
  t = (b ^ (b >> 14)) & 0x0000CCCC0000CCCCULL;
  b ^= t ^ (t << 14);
  t = (b ^ (b >> 28)) & 0x00000000F0F0F0F0ULL;
  return b ^ t ^ (t << 28);
}

// ---- the shapes as bits of a view of the board ----

__device__ __forceinline__ int row(u64 v, int n) { return (int)(v >> (8 * n)) & 255; }

template <int COLUMN>
__device__ __forceinline__ int diagonal(u64 v) {
  constexpr u64 whole = 0x8040201008040201ULL;
  constexpr u64 wanted = COLUMN == 0   ? whole
                         : COLUMN == 1 ? 0x0080402010080402ULL
                         : COLUMN == 2 ? 0x0000804020100804ULL
                         : COLUMN == 3 ? 0x0000008040201008ULL
                                       : 0x0000000080402010ULL;
  return (int)(((v & wanted) * 0x0101010101010101ULL) >> (56 + COLUMN));
}

__device__ __forceinline__ int corner(u64 v) {
  return (int)((v & 7) | ((v >> 5) & 0x38) | ((v >> 10) & 0x1C0));
}
__device__ __forceinline__ int edge(u64 v) {
  return (int)((v & 255) | ((v >> 1) & 0x100) | ((v >> 5) & 0x200));
}
__device__ __forceinline__ int block(u64 v) { return (int)((v & 31) | ((v >> 3) & 0x3E0)); }

extern __shared__ unsigned short ternary[];  // what a set of bits is when read in base 3

__device__ __forceinline__ int at(const short *t, int base, int mine, int yours) {
  return __ldg(t + base + ternary[mine] + 2 * ternary[yours]);
}

__device__ __forceinline__ int lines(const short *t, u64 m, u64 y) {
  return at(t, ROW2, row(m, 1), row(y, 1)) + at(t, ROW3, row(m, 2), row(y, 2)) +
         at(t, ROW4, row(m, 3), row(y, 3)) + at(t, EDGE, edge(m), edge(y));
}

__device__ __forceinline__ int slants(const short *t, u64 m, u64 y) {
  return at(t, DIAGONAL7, diagonal<1>(m), diagonal<1>(y)) +
         at(t, DIAGONAL6, diagonal<2>(m), diagonal<2>(y)) +
         at(t, DIAGONAL5, diagonal<3>(m), diagonal<3>(y)) +
         at(t, DIAGONAL4, diagonal<4>(m), diagonal<4>(y)) + at(t, CORNER, corner(m), corner(y));
}

__device__ __forceinline__ int stage_of(u64 own, u64 other) {
  int stage = (__popcll(own | other) - 4) / 4;
  return stage < 0 ? 0 : stage >= STAGES ? STAGES - 1 : stage;
}

__device__ __noinline__ int estimate(u64 own, u64 other, int who) {
  int stage = stage_of(own, other);
  const short *t = tables[who] + (size_t)stage * STATES;
  int sum = biases[who][stage];
#pragma unroll 1
  for (int across = 0; across < 2; across++) {
    u64 m = across ? transposed(own) : own;
    u64 y = across ? transposed(other) : other;
    u64 m1 = swap_rows(m), y1 = swap_rows(y);
    u64 m3 = __brevll(m), y3 = __brevll(y);
    u64 m2 = swap_rows(m3), y2 = swap_rows(y3);
    sum += lines(t, m, y) + lines(t, m1, y1);
    sum += at(t, BLOCK, block(m), block(y)) + at(t, BLOCK, block(m1), block(y1)) +
           at(t, BLOCK, block(m2), block(y2)) + at(t, BLOCK, block(m3), block(y3));
    if (!across) {
      sum += slants(t, m, y) + slants(t, m1, y1) + slants(t, m2, y2) + slants(t, m3, y3);
      sum += at(t, DIAGONAL8, diagonal<0>(m), diagonal<0>(y)) +
             at(t, DIAGONAL8, diagonal<0>(m1), diagonal<0>(y1));
    }
  }
  return sum;
}

// ---- the rules ----

__device__ __forceinline__ u64 towards(u64 own, u64 inner, int step) {
  u64 up = inner & (own << step), down = inner & (own >> step);
  u64 pairs_up = inner & (inner << step), pairs_down = pairs_up >> step;
  up |= inner & (up << step);
  down |= inner & (down >> step);
  up |= pairs_up & (up << (2 * step));
  down |= pairs_down & (down >> (2 * step));
  up |= pairs_up & (up << (2 * step));
  down |= pairs_down & (down >> (2 * step));
  return (up << step) | (down >> step);
}

__device__ __forceinline__ u64 moves_of(u64 own, u64 other) {
  u64 inner = other & 0x7E7E7E7E7E7E7E7EULL;
  return (towards(own, inner, 1) | towards(own, inner, 7) | towards(own, other, 8) |
          towards(own, inner, 9)) &
         ~(own | other);
}

__device__ __forceinline__ u64 run(u64 own, u64 inner, u64 disc, int step, bool up) {
  u64 found = 0;
  u64 here = up ? disc << step : disc >> step;
#pragma unroll
  for (int i = 0; i < 6; i++) {
    u64 in = here & inner;
    found |= in;
    here = in ? (up ? in << step : in >> step) : here;
  }
  return here & own ? found : 0;
}

__device__ __noinline__ u64 flips_of(u64 own, u64 other, int square) {
  u64 disc = 1ULL << square;
  u64 inner = other & 0x7E7E7E7E7E7E7E7EULL;
  return run(own, inner, disc, 1, true) | run(own, inner, disc, 1, false) |
         run(own, inner, disc, 7, true) | run(own, inner, disc, 7, false) |
         run(own, other, disc, 8, true) | run(own, other, disc, 8, false) |
         run(own, inner, disc, 9, true) | run(own, inner, disc, 9, false);
}

__device__ __forceinline__ int margin(u64 own, u64 other) {
  return __popcll(own) - __popcll(other);
}

// ---- the searches ----

// Moves by how few replies they leave, packed as replies * 64 + square.
__device__ __forceinline__ int ordered(u64 own, u64 other, u64 moves, short *list) {
  int count = 0;
  for (; moves; moves &= moves - 1) {
    int square = __ffsll(moves) - 1;
    u64 turned = flips_of(own, other, square);
    u64 replies = moves_of(other ^ turned, own | turned | (1ULL << square));
    short key = (short)((__popcll(replies) + __popcll(replies & 0x8100000000000081ULL)) * 64 + square);
    int i = count++;
    for (; i > 0 && list[i - 1] > key; i--) list[i] = list[i - 1];
    list[i] = key;
  }
  return count;
}

// To the last square, in discs.
__device__ int solve(u64 own, u64 other, int alpha, int beta) {
  u64 moves = moves_of(own, other);
  if (!moves)
    return moves_of(other, own) ? -solve(other, own, -beta, -alpha) : margin(own, other);
  int best = -100;
  if (__popcll(~(own | other)) >= 5) {
    short list[MOST_MOVES];
    int count = ordered(own, other, moves, list);
    for (int i = 0; i < count; i++) {
      int square = list[i] & 63;
      u64 turned = flips_of(own, other, square);
      int value = -solve(other ^ turned, own | turned | (1ULL << square), -beta, -alpha);
      if (value > best) best = value;
      if (best > alpha) alpha = best;
      if (alpha >= beta) return best;
    }
    return best;
  }
  for (; moves; moves &= moves - 1) {
    int square = __ffsll(moves) - 1;
    u64 turned = flips_of(own, other, square);
    int value = -solve(other ^ turned, own | turned | (1ULL << square), -beta, -alpha);
    if (value > best) best = value;
    if (best > alpha) alpha = best;
    if (alpha >= beta) return best;
  }
  return best;
}

// To a depth, in hundredths; a pass is no ply.
__device__ int look(u64 own, u64 other, int alpha, int beta, int depth, int who) {
  u64 moves = moves_of(own, other);
  if (!moves)
    return moves_of(other, own) ? -look(other, own, -beta, -alpha, depth, who)
                                : UNIT * margin(own, other);
  if (depth == 0) return estimate(own, other, who);
  int best = -INFINITE;
  if (depth >= 2) {
    short list[MOST_MOVES];
    int count = ordered(own, other, moves, list);
    for (int i = 0; i < count; i++) {
      int square = list[i] & 63;
      u64 turned = flips_of(own, other, square);
      u64 mine = own | turned | (1ULL << square);
      int value;
      if (i == 0) {
        value = -look(other ^ turned, mine, -beta, -alpha, depth - 1, who);
      } else {
        value = -look(other ^ turned, mine, -alpha - 1, -alpha, depth - 1, who);
        if (value > alpha && value < beta)
          value = -look(other ^ turned, mine, -beta, -alpha, depth - 1, who);
      }
      if (value > best) best = value;
      if (best > alpha) alpha = best;
      if (alpha >= beta) return best;
    }
    return best;
  }
  for (; moves; moves &= moves - 1) {
    int square = __ffsll(moves) - 1;
    u64 turned = flips_of(own, other, square);
    int value = -look(other ^ turned, own | turned | (1ULL << square), -beta, -alpha, depth - 1, who);
    if (value > best) best = value;
    if (best > alpha) alpha = best;
    if (alpha >= beta) return best;
  }
  return best;
}

// ---- the games, as SelfPlay plays them ----

__device__ __forceinline__ u64 mix(u64 x) {
  u64 z = x + 0x9E3779B97F4A7C15ULL;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

__device__ __forceinline__ int below(u64 &x, int bound) {
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  return (int)(((x * 0x2545F4914F6CDD1DULL >> 32) * (u64)bound) >> 32);
}

__device__ __forceinline__ void fill_ternary() {
  for (int bits = threadIdx.x; bits < 1024; bits += blockDim.x) {
    int value = 0;
    for (int i = 9; i >= 0; i--) value = 3 * value + ((bits >> i) & 1);
    ternary[bits] = (unsigned short)value;
  }
  __syncthreads();
}

__device__ __forceinline__ void play_move(u64 &own, u64 &other, int square) {
  u64 turned = square < 64 ? flips_of(own, other, square) | (1ULL << square) : 0;
  u64 mine = own | turned;
  own = other & ~turned;
  other = mine;
}

// What the move is worth to whoever makes it.
__device__ int worth(u64 own, u64 other, int square, int depth, int who) {
  play_move(own, other, square);
  return -look(own, other, -INFINITE, INFINITE, depth - 1, who);
}

// The best move, the first among equals; 64 is a pass.
__device__ int choose(u64 own, u64 other, u64 legal, int depth, int who) {
  int chosen = 64;
  int most = -INFINITE;
  for (; legal; legal &= legal - 1) {
    int square = __ffsll(legal) - 1;
    int value = worth(own, other, square, depth, who);
    if (value > most) {
      most = value;
      chosen = square;
    }
  }
  return chosen;
}

// Some moves by chance; the number of plies, 0 if the game was over.
__device__ int open(u64 &own, u64 &other, u64 &rng, int wanted, unsigned char *moves) {
  own = 0x0000000810000000ULL;
  other = 0x0000001008000000ULL;
  u64 legal = moves_of(own, other);
  for (int ply = 0; ply < wanted; ply++) {
    int skip = below(rng, legal ? __popcll(legal) : 1);
    u64 rest = legal;
    for (; skip > 0; skip--) rest &= rest - 1;
    int square = legal ? __ffsll(rest) - 1 : 64;
    if (moves) moves[ply] = (unsigned char)square;
    play_move(own, other, square);
    legal = moves_of(own, other);
    if (!legal && !moves_of(other, own)) return 0;
  }
  return wanted;
}

__global__ void play_all(int games, u64 seed, int by_chance, int depth, unsigned char *all,
                         int *counts, int *froms) {
  fill_ternary();
  while (true) {
    unsigned number = atomicAdd(&next_position, 1);
    if (number >= games) return;
    unsigned char *moves = all + (size_t)number * MOST_PLIES;
    u64 rng = mix(mix(seed) + number);
    if (rng == 0) rng = 1;
    u64 own, other;
    int ply;
    do {
      ply = open(own, other, rng, 1 + below(rng, by_chance), moves);
    } while (ply == 0);
    froms[number] = ply;
    u64 legal = moves_of(own, other);
    while ((legal || moves_of(other, own)) && ply < MOST_PLIES) {
      int square = choose(own, other, legal, depth, 0);
      moves[ply++] = (unsigned char)square;
      play_move(own, other, square);
      legal = moves_of(own, other);
    }
    counts[number] = ply;
  }
}

// Games of the first player against the second, each opening twice; the first one's margins.
__global__ void match_all(int games, u64 seed, int by_chance, int depth, int *margins) {
  fill_ternary();
  while (true) {
    unsigned number = atomicAdd(&next_position, 1);
    if (number >= games) return;
    u64 rng = mix(mix(seed) + number / 2);
    u64 own, other;
    while (open(own, other, rng, by_chance, nullptr) == 0) {
    }
    int who = number & 1;
    u64 legal = moves_of(own, other);
    while (legal || moves_of(other, own)) {
      play_move(own, other, choose(own, other, legal, depth, who));
      who ^= 1;
      legal = moves_of(own, other);
    }
    margins[number] = who == 0 ? margin(own, other) : margin(other, own);
  }
}

// The state of every place, as an index into all states of all shapes.
__global__ void states_all(int positions, const u64 *owns, const u64 *others, int *states,
                           unsigned char *stages) {
  fill_ternary();
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  if (p >= positions) return;
  u64 own = owns[p], other = others[p];
  stages[p] = (unsigned char)stage_of(own, other);
  int *to = states + (size_t)p * PLACES;
  auto put = [&](int base, int mine, int yours) {
    *to++ = base + ternary[mine] + 2 * ternary[yours];
  };
  for (int across = 0; across < 2; across++) {
    u64 m = across ? transposed(own) : own, y = across ? transposed(other) : other;
    for (int turn = 0; turn < 4; turn++) {
      u64 mine = turn & 2 ? __brevll(m) : m, yours = turn & 2 ? __brevll(y) : y;
      if (turn & 1) {
        mine = swap_rows(mine);
        yours = swap_rows(yours);
      }
      put(BLOCK, block(mine), block(yours));
      if (turn < 2) {
        put(ROW2, row(mine, 1), row(yours, 1));
        put(ROW3, row(mine, 2), row(yours, 2));
        put(ROW4, row(mine, 3), row(yours, 3));
        put(EDGE, edge(mine), edge(yours));
        if (!across) put(DIAGONAL8, diagonal<0>(mine), diagonal<0>(yours));
      }
      if (!across) {
        put(DIAGONAL7, diagonal<1>(mine), diagonal<1>(yours));
        put(DIAGONAL6, diagonal<2>(mine), diagonal<2>(yours));
        put(DIAGONAL5, diagonal<3>(mine), diagonal<3>(yours));
        put(DIAGONAL4, diagonal<4>(mine), diagonal<4>(yours));
        put(CORNER, corner(mine), corner(yours));
      }
    }
  }
}

__global__ void replay(int games, const int *move_start, const unsigned char *moves,
                       const int *from, const int *label_start, u64 *owns, u64 *others) {
  int game = blockIdx.x * blockDim.x + threadIdx.x;
  if (game >= games) return;
  u64 own = 0x0000000810000000ULL, other = 0x0000001008000000ULL;
  int labels = label_start[game + 1] - label_start[game];
  int last = from[game] + labels;
  int count = move_start[game + 1] - move_start[game];
  for (int ply = 0; ply < last; ply++) {
    if (ply >= from[game]) {
      owns[label_start[game] + ply - from[game]] = own;
      others[label_start[game] + ply - from[game]] = other;
    }
    if (ply >= count) break;
    play_move(own, other, moves[move_start[game] + ply]);
  }
}

__global__ void judge_all(int positions, const unsigned *order, const u64 *owns, const u64 *others,
                          int depth, int exact, short *labels) {
  fill_ternary();
  while (true) {
    unsigned i = atomicAdd(&next_position, 1);
    if (i >= positions) return;
    unsigned p = order[i];
    u64 own = owns[p], other = others[p];
    int value = __popcll(~(own | other)) <= exact ? UNIT * solve(own, other, -64, 64)
                                                  : look(own, other, -INFINITE, INFINITE, depth, 0);
    labels[p] = (short)value;
  }
}

template <class T>
T *on_device(const T *from, size_t count) {
  T *to = nullptr;
  cudaMalloc(&to, count * sizeof(T));
  if (from) cudaMemcpy(to, from, count * sizeof(T), cudaMemcpyHostToDevice);
  return to;
}

int said(cudaError_t error) {
  if (error != cudaSuccess) fprintf(stderr, "%s\n", cudaGetErrorString(error));
  return error == cudaSuccess ? 0 : 2;
}

void from_the_first() {
  unsigned zero = 0;
  cudaMemcpyToSymbol(next_position, &zero, sizeof zero);
}

}  // namespace

// Takes the weights of every state of every shape, stage by stage, for one of the two players.
extern "C" int othello_begin(int who, const short *weights, const int *bias, int states) {
  if (states != STATES) return 1;
  static short *t[2];
  static int *b[2];
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  cudaFree(t[who]);
  cudaFree(b[who]);
  t[who] = on_device(weights, (size_t)STAGES * states);
  b[who] = on_device(bias, STAGES);
  cudaMemcpyToSymbol(tables, t, sizeof t);
  cudaMemcpyToSymbol(biases, b, sizeof b);
  return said(cudaDeviceSynchronize());
}

extern "C" int othello_match(int games, u64 seed, int by_chance, int depth, int *margins) {
  int *out = on_device<int>(nullptr, games);
  from_the_first();
  match_all<<<132 * 8, 128, 1024 * sizeof(short)>>>(games, seed, by_chance, depth, out);
  cudaError_t error = cudaDeviceSynchronize();
  cudaMemcpy(margins, out, games * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(out);
  return said(error);
}

extern "C" int othello_play(int games, u64 seed, int by_chance, int depth, unsigned char *moves,
                            int *counts, int *froms) {
  unsigned char *mv = on_device<unsigned char>(nullptr, (size_t)games * MOST_PLIES);
  int *ct = on_device<int>(nullptr, games), *fr = on_device<int>(nullptr, games);
  from_the_first();
  play_all<<<132 * 8, 128, 1024 * sizeof(short)>>>(games, seed, by_chance, depth, mv, ct, fr);
  cudaError_t error = cudaDeviceSynchronize();
  cudaMemcpy(moves, mv, (size_t)games * MOST_PLIES, cudaMemcpyDeviceToHost);
  cudaMemcpy(counts, ct, games * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(froms, fr, games * sizeof(int), cudaMemcpyDeviceToHost);
  void *all[] = {mv, ct, fr};
  for (void *p : all) cudaFree(p);
  return said(error);
}

// The two last are on the graphics processor: the states of each position's places, and its stage.
extern "C" int othello_states(int games, const int *move_start, const unsigned char *moves,
                              const int *from, const int *label_start, int *states,
                              unsigned char *stages) {
  int positions = label_start[games];
  int *ms = on_device(move_start, games + 1);
  unsigned char *mv = on_device(moves, move_start[games]);
  int *fr = on_device(from, games);
  int *ls = on_device(label_start, games + 1);
  u64 *owns = on_device<u64>(nullptr, positions), *others = on_device<u64>(nullptr, positions);
  replay<<<(games + 127) / 128, 128>>>(games, ms, mv, fr, ls, owns, others);
  states_all<<<(positions + 127) / 128, 128, 1024 * sizeof(short)>>>(positions, owns, others,
                                                                     states, stages);
  cudaError_t error = cudaDeviceSynchronize();
  void *all[] = {ms, mv, fr, ls, owns, others};
  for (void *p : all) cudaFree(p);
  return said(error);
}

extern "C" int othello_judge(int games,
                             const int *move_start, const unsigned char *moves, const int *from,
                             const int *label_start, int depth, int exact, short *labels) {
  int positions = label_start[games];
  int *ms = on_device(move_start, games + 1);
  unsigned char *mv = on_device(moves, move_start[games]);
  int *fr = on_device(from, games);
  int *ls = on_device(label_start, games + 1);
  u64 *owns = on_device<u64>(nullptr, positions), *others = on_device<u64>(nullptr, positions);
  short *out = on_device<short>(nullptr, positions);
  replay<<<(games + 127) / 128, 128>>>(games, ms, mv, fr, ls, owns, others);
  // Neighbours in time should do similar work: sort by discs, the longest work first.
  u64 *host_own = new u64[positions], *host_other = new u64[positions];
  cudaMemcpy(host_own, owns, positions * sizeof(u64), cudaMemcpyDeviceToHost);
  cudaMemcpy(host_other, others, positions * sizeof(u64), cudaMemcpyDeviceToHost);
  unsigned *order = new unsigned[positions];
  int starts[66] = {0};
  for (int i = 0; i < positions; i++) starts[65 - __builtin_popcountll(~(host_own[i] | host_other[i]))]++;
  int sum = 0;
  for (int i = 0; i < 66; i++) { int n = starts[i]; starts[i] = sum; sum += n; }
  for (int i = 0; i < positions; i++)
    order[starts[65 - __builtin_popcountll(~(host_own[i] | host_other[i]))]++] = i;
  unsigned *od = on_device(order, positions);
  from_the_first();
  judge_all<<<132 * 8, 128, 1024 * sizeof(short)>>>(positions, od, owns, others, depth, exact, out);
  cudaError_t error = cudaDeviceSynchronize();
  cudaMemcpy(labels, out, positions * sizeof(short), cudaMemcpyDeviceToHost);
  delete[] host_own;
  delete[] host_other;
  delete[] order;
  void *all[] = {ms, mv, fr, ls, owns, others, out, od};
  for (void *p : all) cudaFree(p);
  return said(error);
}
