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

// Where the states of each shape begin, as in Patterns8.
constexpr int ROW2 = 0, ROW3 = ROW2 + 6561, ROW4 = ROW3 + 6561, DIAGONAL8 = ROW4 + 6561,
              DIAGONAL7 = DIAGONAL8 + 6561, DIAGONAL6 = DIAGONAL7 + 2187,
              DIAGONAL5 = DIAGONAL6 + 729, DIAGONAL4 = DIAGONAL5 + 243, CORNER = DIAGONAL4 + 81,
              EDGE = CORNER + 19683, BLOCK = EDGE + 59049;
static_assert(BLOCK + 59049 == STATES, "every state of every shape");

__device__ short *tables;
__device__ int *biases;
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

__device__ __noinline__ int estimate(u64 own, u64 other) {
  int stage = (__popcll(own | other) - 4) / 4;
  stage = stage < 0 ? 0 : stage >= STAGES ? STAGES - 1 : stage;
  const short *t = tables + (size_t)stage * STATES;
  int sum = biases[stage];
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
__device__ int look(u64 own, u64 other, int alpha, int beta, int depth) {
  u64 moves = moves_of(own, other);
  if (!moves)
    return moves_of(other, own) ? -look(other, own, -beta, -alpha, depth)
                                : UNIT * margin(own, other);
  if (depth == 0) return estimate(own, other);
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
        value = -look(other ^ turned, mine, -beta, -alpha, depth - 1);
      } else {
        value = -look(other ^ turned, mine, -alpha - 1, -alpha, depth - 1);
        if (value > alpha && value < beta)
          value = -look(other ^ turned, mine, -beta, -alpha, depth - 1);
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
    int value = -look(other ^ turned, own | turned | (1ULL << square), -beta, -alpha, depth - 1);
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
__device__ int worth(u64 own, u64 other, int square, int depth) {
  play_move(own, other, square);
  return -look(own, other, -INFINITE, INFINITE, depth - 1);
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
    u64 own, other, legal;
    int ply;
    bool over;
    do {
      own = 0x0000000810000000ULL;
      other = 0x0000001008000000ULL;
      int wanted = 1 + below(rng, by_chance);
      ply = 0;
      over = false;
      legal = moves_of(own, other);
      while (ply < wanted && !over) {
        int count = legal ? __popcll(legal) : 1;
        int skip = below(rng, count);
        u64 rest = legal;
        for (; skip > 0; skip--) rest &= rest - 1;
        int square = legal ? __ffsll(rest) - 1 : 64;
        moves[ply++] = (unsigned char)square;
        play_move(own, other, square);
        legal = moves_of(own, other);
        over = !legal && !moves_of(other, own);
      }
    } while (over);
    froms[number] = ply;
    while (!over && ply < MOST_PLIES) {
      int chosen = 64;
      int most = -INFINITE;
      for (u64 rest = legal; rest; rest &= rest - 1) {
        int square = __ffsll(rest) - 1;
        int value = worth(own, other, square, depth);
        if (value > most) {
          most = value;
          chosen = square;
        }
      }
      moves[ply++] = (unsigned char)chosen;
      play_move(own, other, chosen);
      legal = moves_of(own, other);
      over = !legal && !moves_of(other, own);
    }
    counts[number] = ply;
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
                                                  : look(own, other, -INFINITE, INFINITE, depth);
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

}  // namespace

// Takes the weights of every state of every shape, stage by stage.
extern "C" int othello_begin(const short *weights, const int *bias, int states) {
  if (states != STATES) return 1;
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  short *t = on_device(weights, (size_t)STAGES * states);
  int *b = on_device(bias, STAGES);
  cudaMemcpyToSymbol(tables, &t, sizeof t);
  cudaMemcpyToSymbol(biases, &b, sizeof b);
  return cudaDeviceSynchronize() == cudaSuccess ? 0 : 2;
}

extern "C" int othello_play(int games, u64 seed, int by_chance, int depth, unsigned char *moves,
                            int *counts, int *froms) {
  unsigned char *mv = on_device<unsigned char>(nullptr, (size_t)games * MOST_PLIES);
  int *ct = on_device<int>(nullptr, games), *fr = on_device<int>(nullptr, games);
  unsigned zero = 0;
  cudaMemcpyToSymbol(next_position, &zero, sizeof zero);
  play_all<<<132 * 8, 128, 1024 * sizeof(short)>>>(games, seed, by_chance, depth, mv, ct, fr);
  cudaError_t error = cudaDeviceSynchronize();
  cudaMemcpy(moves, mv, (size_t)games * MOST_PLIES, cudaMemcpyDeviceToHost);
  cudaMemcpy(counts, ct, games * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(froms, fr, games * sizeof(int), cudaMemcpyDeviceToHost);
  void *all[] = {mv, ct, fr};
  for (void *p : all) cudaFree(p);
  if (error != cudaSuccess) fprintf(stderr, "%s\n", cudaGetErrorString(error));
  return error == cudaSuccess ? 0 : 2;
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
  unsigned zero = 0;
  cudaMemcpyToSymbol(next_position, &zero, sizeof zero);
  judge_all<<<132 * 8, 128, 1024 * sizeof(short)>>>(positions, od, owns, others, depth, exact, out);
  cudaError_t error = cudaDeviceSynchronize();
  cudaMemcpy(labels, out, positions * sizeof(short), cudaMemcpyDeviceToHost);
  delete[] host_own;
  delete[] host_other;
  delete[] order;
  void *all[] = {ms, mv, fr, ls, owns, others, out, od};
  for (void *p : all) cudaFree(p);
  if (error != cudaSuccess) fprintf(stderr, "%s\n", cudaGetErrorString(error));
  return error == cudaSuccess ? 0 : 2;
}
