// Five in a row on 15x15, played by the thousand: one game a warp. The classes of lines are those of
// agon.mnk.LineTable, kept up to date as in agon.mnk.MnkGlance: a stone changes the cells on at most
// four places to either side in four directions, which is one cell for each of the 32 lanes.
#include <cstdint>
#include <cstdio>

typedef unsigned long long u64;
typedef unsigned int u32;

namespace {

constexpr int SIDE = 15, CELLS = SIDE * SIDE, REACH = 4;
constexpr int LINES = 2 * SIDE + 2 * (2 * SIDE - 1);
constexpr int PER_LANE = (CELLS + 31) / 32;
constexpr int WARPS = 8;  // in a block
constexpr u32 ALL = 0xffffffffu;
constexpr int WIN_SCORE = 30000, LIMIT = 20000;
constexpr int MOST_PLY = 28;

// Kinds of cells, as in agon.mnk.CellClass.
constexpr int OPEN_THREE = 9, OPEN_THREE_AND_TWO = 10, OPEN_THREE_AND_THREE = 11,
              TWO_OPEN_THREES = 12, FOUR = 13, FOUR_AND_TWO = 14, FOUR_AND_THREE = 15,
              FOUR_AND_OPEN_THREE = 16, DOUBLE = 17, WIN = 18;

struct Tables {
  const uint8_t *lines;   // by window: both sides' line classes
  const uint8_t *kinds;   // by pattern
  const int2 *worth;      // by pattern: to the side to move, as the other's
  const int *situations;  // by situation, being to move included
};

__constant__ int RANKS[19] = {0,  1,  2,  3,  6,  12, 8,  12,  18,  24,
                              30, 40, 90, 25, 32, 60, 200, 400, 2000};

struct Board {
  u64 words[LINES];
  u32 patterns[CELLS];
  uint8_t kinds[2][CELLS];
  uint8_t owners[CELLS];  // 0 for nobody's
};

struct Game {
  Board *b;
  Tables t;
  int lane;
  int stones;
  int own[2], other[2];  // this lane's part of the sums
  u32 nodes;
};

__device__ __forceinline__ int line_of(int direction, int row, int column) {
  return direction == 0   ? row
         : direction == 1 ? SIDE + column
         : direction == 2 ? 2 * SIDE + row - column + SIDE - 1
                          : 4 * SIDE - 1 + row + column;
}

__device__ __forceinline__ int place_of(int direction, int row, int column) {
  return 2 * (2 * REACH + (direction == 0 ? column : row));
}

// Puts a stone, or takes back the last one.
__device__ void change(Game &g, int cell, int player, bool put) {
  Board &b = *g.b;
  int row = cell / SIDE, column = cell % SIDE;
  int direction = g.lane >> 3, j = g.lane & 7;
  int off = j < REACH ? j - REACH : j - REACH + 1;
  int line = line_of(direction, row, column), place = place_of(direction, row, column);
  __syncwarp();
  if (g.lane == 0) {
    b.owners[cell] = put ? player + 1 : 0;
    int sign = put ? -1 : 1;
    u32 pattern = b.patterns[cell];
    int2 first = __ldg(g.t.worth + (pattern & 0xffff)), second = __ldg(g.t.worth + (pattern >> 16));
    g.own[0] += sign * first.x;
    g.other[0] += sign * first.y;
    g.own[1] += sign * second.x;
    g.other[1] += sign * second.y;
  }
  if (j == 0) {
    u64 stone = (u64)(player + 1) << place;
    b.words[line] = put ? b.words[line] | stone : b.words[line] & ~stone;
  }
  __syncwarp();
  int down = direction == 0 ? 0 : off;
  int right = direction == 1 ? 0 : direction == 3 ? -off : off;
  int r = row + down, c = column + right;
  if (r >= 0 && r < SIDE && c >= 0 && c < SIDE) {
    int near = r * SIDE + c;
    if (b.owners[near] == 0) {
      u64 window = b.words[line] >> (place + 2 * off - 2 * REACH);
      int found = __ldg(g.t.lines + ((window & 0xff) | (window >> 2 & 0xff00)));
      u32 before = b.patterns[near];
      int shift = 4 * direction;
      u32 now = (before & ~(0xf000fu << shift)) | (u32)((found & 15) | (found >> 4) << 16) << shift;
      if (now != before) {
        int2 a = __ldg(g.t.worth + (now & 0xffff)), z = __ldg(g.t.worth + (before & 0xffff));
        g.own[0] += a.x - z.x;
        g.other[0] += a.y - z.y;
        a = __ldg(g.t.worth + (now >> 16)), z = __ldg(g.t.worth + (before >> 16));
        g.own[1] += a.x - z.x;
        g.other[1] += a.y - z.y;
        b.patterns[near] = now;
        b.kinds[0][near] = __ldg(g.t.kinds + (now & 0xffff));
        b.kinds[1][near] = __ldg(g.t.kinds + (now >> 16));
      }
    }
  }
  g.stones += put ? 1 : -1;
  __syncwarp();
}

__device__ int window_of(const Game &g, int cell, int direction) {
  int row = cell / SIDE, column = cell % SIDE;
  u64 window = g.b->words[line_of(direction, row, column)] >> (place_of(direction, row, column) - 2 * REACH);
  return (window & 0xff) | (window >> 2 & 0xff00);
}

__device__ void sum_up(Game &g) {
  g.own[0] = g.own[1] = g.other[0] = g.other[1] = 0;
  for (int cell = g.lane; cell < CELLS; cell += 32)
    if (g.b->owners[cell] == 0) {
      u32 pattern = g.b->patterns[cell];
      int2 first = __ldg(g.t.worth + (pattern & 0xffff)), second = __ldg(g.t.worth + (pattern >> 16));
      g.own[0] += first.x;
      g.other[0] += first.y;
      g.own[1] += second.x;
      g.other[1] += second.y;
    }
}

__device__ void open(Game &g) {
  Board &b = *g.b;
  __syncwarp();
  for (int i = g.lane; i < LINES; i += 32) {
    int first = 0, last = SIDE - 1;
    if (i >= 2 * SIDE) {
      int n = i >= 4 * SIDE - 1 ? i - (4 * SIDE - 1) : i - 2 * SIDE;
      // n is row + column, or row − column + SIDE − 1; the rows are the same.
      first = n < SIDE ? 0 : n - SIDE + 1;
      last = n < SIDE ? n : SIDE - 1;
    }
    u64 inside = 0;
    for (int p = first; p <= last; p++) inside |= 3ULL << 2 * (2 * REACH + p);
    b.words[i] = ~inside;
  }
  __syncwarp();
  for (int cell = g.lane; cell < CELLS; cell += 32) {
    b.owners[cell] = 0;
    u32 pattern = 0;
    for (int direction = 0; direction < 4; direction++) {
      int found = __ldg(g.t.lines + window_of(g, cell, direction));
      pattern |= (u32)((found & 15) | (found >> 4) << 16) << 4 * direction;
    }
    b.patterns[cell] = pattern;
    b.kinds[0][cell] = __ldg(g.t.kinds + (pattern & 0xffff));
    b.kinds[1][cell] = __ldg(g.t.kinds + (pattern >> 16));
  }
  g.stones = 0;
  __syncwarp();
  sum_up(g);
}

__device__ __forceinline__ int slow(u32 kinds) {
  bool fours = kinds & (1u << FOUR | 1u << FOUR_AND_TWO | 1u << FOUR_AND_THREE);
  bool threes = kinds & (1u << OPEN_THREE | 1u << OPEN_THREE_AND_TWO);
  bool more = kinds & (1u << TWO_OPEN_THREES | 1u << OPEN_THREE_AND_THREE);
  return (kinds >> FOUR_AND_OPEN_THREE & 1) | fours << 1 | more << 2 | threes << 3;
}

__device__ __forceinline__ int situation(u32 mine, u32 others) {
  return (others >> WIN & 1) | (mine >> DOUBLE & 1) << 1 | (others >> DOUBLE & 1) << 2 |
         slow(mine) << 3 | slow(others) << 7;
}

// What there is on the board: kinds of both sides, and the keys of this lane's cells by rank.
struct Look {
  u32 mine, others;
  int answers, answer;  // how many cells win for the other side, and one of them
  bool answer_doubles;
};

__device__ Look look(Game &g, u32 keys[PER_LANE], u32 salt) {
  const Board &b = *g.b;
  int me = g.stones & 1;
  Look l;
  l.mine = l.others = 0;
  l.answers = 0;
  l.answer = -1;
#pragma unroll
  for (int i = 0; i < PER_LANE; i++) {
    int cell = g.lane + 32 * i;
    bool free = cell < CELLS && b.owners[cell] == 0;
    int mine = free ? b.kinds[me][cell] : 0, others = free ? b.kinds[1 - me][cell] : 0;
    l.mine |= 1u << mine;
    l.others |= 1u << others;
    u32 wins = __ballot_sync(ALL, others == WIN);
    if (wins) {
      l.answers += __popc(wins);
      l.answer = 32 * i + __ffs(wins) - 1;
    }
    int rank = (5 * RANKS[mine] + 4 * RANKS[others]) >> 2;
    u32 chance = (cell * 2654435761u ^ salt) * 2246822519u >> 24;
    keys[i] = free && (mine > 1 || others > 1) ? (u32)(rank + 1) << 16 | chance << 8 | cell : 0;
  }
  l.mine = __reduce_or_sync(ALL, l.mine);
  l.others = __reduce_or_sync(ALL, l.others);
  l.answer_doubles = l.answers == 1 && b.kinds[me][l.answer] == DOUBLE;
  return l;
}

__device__ int estimate(Game &g, const Look &l) {
  int me = g.stones & 1;
  int part = me == 0 ? g.own[0] + g.other[1] : g.own[1] + g.other[0];
  int sum = __reduce_add_sync(ALL, part) + __ldg(g.t.situations + situation(l.mine, l.others));
  sum /= 16;
  return max(1 - LIMIT, min(LIMIT - 1, sum));
}

// How the position ends if that is certain at a glance, or 0.
__device__ int verdict(const Look &l, int ply) {
  if (l.mine >> WIN & 1) return WIN_SCORE - ply - 1;
  if (l.answers > 1) return -(WIN_SCORE - ply - 2);
  if (l.answers == 1 ? l.answer_doubles : (l.mine >> DOUBLE & 1) != 0) return WIN_SCORE - ply - 3;
  return 0;
}

// The best of the keys that are left, taken out; 0 when there is none.
__device__ u32 pick(u32 keys[PER_LANE]) {
  u32 best = 0;
#pragma unroll
  for (int i = 0; i < PER_LANE; i++) best = max(best, keys[i]);
  best = __reduce_max_sync(ALL, best);
#pragma unroll
  for (int i = 0; i < PER_LANE; i++)
    if (keys[i] == best) keys[i] = 0;
  return best;
}

// Leaves the cells where this side, or either, threatens to win at once.
__device__ void only_threats(Game &g, u32 keys[PER_LANE], bool either) {
  const Board &b = *g.b;
  int me = g.stones & 1;
#pragma unroll
  for (int i = 0; i < PER_LANE; i++)
    if (keys[i]) {
      int cell = keys[i] & 255;
      if (b.kinds[me][cell] < FOUR && !(either && b.kinds[1 - me][cell] >= FOUR)) keys[i] = 0;
    }
}

struct Plan {
  int depth;
  int widths[8];  // by depth left: how many moves are tried
  u32 most;       // nodes
};

__device__ int search(Game &g, const Plan &plan, int alpha, int beta, int depth, int ply) {
  g.nodes++;
  u32 keys[PER_LANE];
  Look l = look(g, keys, 77);
  int sure = verdict(l, ply);
  if (sure) return sure;
  if (g.stones == CELLS) return 0;
  int best = -WIN_SCORE;
  bool quiet = depth <= 0;
  if (quiet || ply >= MOST_PLY || g.nodes > plan.most) {
    best = estimate(g, l);
    if (best >= beta || ply >= MOST_PLY || g.nodes > plan.most) return best;
    alpha = max(alpha, best);
  }
  int width = quiet ? 6 : plan.widths[min(depth, 7)];
  u32 mine = 0;  // lane i keeps move i
  int count = 0;
  if (l.answers == 1) {
    mine = l.answer;
    count = 1;
  } else {
    bool pressed = (l.others >> DOUBLE & 1) != 0;
    if (quiet)
      only_threats(g, keys, false);
    else if (pressed)
      only_threats(g, keys, true);
    while (count < width) {
      u32 key = pick(keys);
      if (key == 0) break;
      if (g.lane == count) mine = key & 255;
      count++;
    }
  }
  if (count == 0) return quiet ? best : estimate(g, l);
  int me = g.stones & 1;
  int next = count == 1 && !quiet ? depth : depth - 1;
  for (int i = 0; i < count; i++) {
    int move = __shfl_sync(ALL, mine, i);
    change(g, move, me, true);
    int value;
    if (i == 0)
      value = -search(g, plan, -beta, -alpha, next, ply + 1);
    else {
      int less = depth >= 3 && i >= 4 ? 1 : 0;
      value = -search(g, plan, -alpha - 1, -alpha, next - less, ply + 1);
      if (value > alpha && (less || value < beta)) value = -search(g, plan, -beta, -alpha, next, ply + 1);
    }
    change(g, move, me, false);
    if (value > best) {
      best = value;
      if (value > alpha) {
        alpha = value;
        if (value >= beta) break;
      }
    }
  }
  return best;
}

struct Chance {
  u64 state;
  __device__ u32 next() {
    state += 0x9e3779b97f4a7c15ULL;
    u64 z = state;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ z >> 27) * 0x94d049bb133111ebULL;
    return (u32)(z ^ z >> 31);
  }
  __device__ int below(int n) { return (int)((u64)next() * n >> 32); }
};

__device__ int choose(Game &g, const Plan &plan, u32 salt, int &score) {
  g.nodes = 0;
  u32 keys[PER_LANE];
  Look l = look(g, keys, salt);
  int me = g.stones & 1;
  int sure = verdict(l, 0);
  if (l.mine >> WIN & 1 || (sure > 0 && l.answers == 0)) {
    // The cell of the highest rank that does it.
    int wanted = l.mine >> WIN & 1 ? WIN : DOUBLE;
    score = sure;
    while (true) {
      u32 key = pick(keys);
      if (g.b->kinds[me][key & 255] == wanted) return key & 255;
    }
  }
  if (l.answers > 0) {
    if (l.answers > 1 || sure) {
      score = sure;
      return l.answer;
    }
  }
  int best = -1, alpha = -WIN_SCORE;
  bool pressed = l.answers == 0 && (l.others >> DOUBLE & 1) != 0;
  if (pressed) only_threats(g, keys, true);
  int width = l.answers == 1 ? 1 : plan.widths[min(plan.depth, 7)];
  for (int i = 0; i < width; i++) {
    u32 key = l.answers == 1 ? (u32)l.answer : pick(keys);
    if (l.answers != 1 && key == 0) break;
    int move = key & 255;
    change(g, move, me, true);
    int value;
    if (i == 0)
      value = -search(g, plan, -WIN_SCORE, WIN_SCORE, plan.depth - 1, 1);
    else {
      value = -search(g, plan, -alpha - 1, -alpha, plan.depth - 1, 1);
      if (value > alpha) value = -search(g, plan, -WIN_SCORE, -alpha, plan.depth - 1, 1);
    }
    change(g, move, me, false);
    if (best < 0 || value > alpha) {
      best = move;
      alpha = value;
    }
  }
  score = alpha;
  return best;
}

__device__ unsigned next_game;

// Plays games; the second half of a pair has the same opening with sides changed.
__global__ void play(Tables a, Tables z, Plan plan, int games, u64 seed, int match, float noise,
                     uint8_t *moves, short *scores, int *counts, signed char *results, u64 *nodes) {
  __shared__ Board boards[WARPS];
  Game g;
  g.b = boards + threadIdx.x / 32;
  g.lane = threadIdx.x % 32;
  g.t = a;
  u64 visited = 0;
  while (true) {
    unsigned game = 0;
    if (g.lane == 0) game = atomicAdd(&next_game, 1);
    game = __shfl_sync(ALL, game, 0);
    if (game >= games) break;
    Chance chance{seed * 1000003ULL + (match ? game / 2 : game) * 7919ULL};
    for (int i = 0; i < 4; i++) chance.next();
    int by_chance = match ? 4 + chance.below(3) : 1 + chance.below(8);
    int row = SIDE / 2 + chance.below(5) - 2, column = SIDE / 2 + chance.below(5) - 2;
    float noisy = !match && chance.below(3) == 0 ? noise : 0;
    g.t = a;
    open(g);
    int result = 0;
    int count = 0;
    while (count < CELLS) {
      int me = count & 1;
      int move = -1, score = 32767;
      bool random = count < by_chance || chance.below(1 << 20) < noisy * (1 << 20);
      if (random) {
        int span = chance.below(4) == 0 ? 9 : 5;
        int r0 = row, c0 = column;
        if (count >= by_chance) {
          int last = moves[(size_t)game * CELLS + chance.below(count)];
          r0 = last / SIDE, c0 = last % SIDE;
        }
        for (int tries = 0; tries < 60 && move < 0; tries++) {
          int r = r0 + chance.below(span) - span / 2, c = c0 + chance.below(span) - span / 2;
          if (r >= 0 && c >= 0 && r < SIDE && c < SIDE && g.b->owners[r * SIDE + c] == 0)
            move = r * SIDE + c;
        }
      }
      if (move < 0) {
        if (match) {
          bool first = (me ^ (int)(game & 1)) == 0;
          g.t = first ? a : z;
          sum_up(g);
        }
        move = choose(g, plan, chance.next(), score);
        visited += g.nodes;
        if (move < 0) break;
      }
      bool wins = g.b->kinds[me][move] == WIN;
      if (g.lane == 0) {
        moves[(size_t)game * CELLS + count] = move;
        if (scores) scores[(size_t)game * CELLS + count] = score;
      }
      change(g, move, me, true);
      count++;
      if (wins) {
        result = me == 0 ? 1 : -1;
        break;
      }
    }
    __syncwarp();
    if (g.lane == 0) {
      counts[game] = count;
      results[game] = result;
    }
  }
  if (g.lane == 0) atomicAdd(nodes, visited);
}

// The patterns of all positions that are not decided at a glance.
__global__ void features(Tables t, int games, int least, const uint8_t *moves, const int *counts,
                         const int *from, short *mine, short *others, short *situations,
                         uint8_t *open_ones) {
  __shared__ Board boards[WARPS];
  Game g;
  g.b = boards + threadIdx.x / 32;
  g.lane = threadIdx.x % 32;
  g.t = t;
  int game = blockIdx.x * WARPS + threadIdx.x / 32;
  if (game >= games) return;
  open(g);
  u32 keys[PER_LANE];
  for (int i = 0; i < counts[game]; i++) {
    int me = i & 1;
    if (i >= least) {
      size_t at = (size_t)from[game] + i - least;
      Look l = look(g, keys, 0);
      int sure = verdict(l, 0);
      for (int cell = g.lane; cell < CELLS; cell += 32) {
        u32 pattern = g.b->owners[cell] == 0 ? g.b->patterns[cell] : 0;
        u32 first = pattern & 0xffff, second = pattern >> 16;
        mine[at * CELLS + cell] = (short)(me == 0 ? first : second);
        others[at * CELLS + cell] = (short)(me == 0 ? second : first);
      }
      if (g.lane == 0) {
        situations[at] = situation(l.mine, l.others);
        open_ones[at] = sure == 0;
      }
    }
    change(g, moves[(size_t)game * CELLS + i], me, true);
  }
}

}  // namespace

extern "C" int mnk_play(const void *lines, const void *kinds, const void *worth_a,
                        const void *situations_a, const void *worth_z, const void *situations_z,
                        int depth, const int *widths, int most, int games, u64 seed, int match,
                        float noise, void *moves, void *scores, void *counts, void *results,
                        void *nodes) {
  Tables a{(const uint8_t *)lines, (const uint8_t *)kinds, (const int2 *)worth_a, (const int *)situations_a};
  Tables z{(const uint8_t *)lines, (const uint8_t *)kinds, (const int2 *)worth_z, (const int *)situations_z};
  Plan plan;
  plan.depth = depth;
  plan.most = most;
  for (int i = 0; i < 8; i++) plan.widths[i] = widths[i];
  cudaDeviceSetLimit(cudaLimitStackSize, 24 * 1024);
  unsigned zero = 0;
  cudaMemcpyToSymbol(next_game, &zero, sizeof zero);
  int per = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&per, play, WARPS * 32, 0);
  play<<<132 * max(per, 1), WARPS * 32>>>(a, z, plan, games, seed, match, noise, (uint8_t *)moves,
                                          (short *)scores, (int *)counts, (signed char *)results,
                                          (u64 *)nodes);
  cudaError_t e = cudaDeviceSynchronize();
  if (e) fprintf(stderr, "%s\n", cudaGetErrorString(e));
  return e;
}

extern "C" int mnk_features(const void *lines, const void *kinds, const void *worth,
                            const void *situations_of, int games, int least, const void *moves,
                            const void *counts, const void *from, void *mine, void *others,
                            void *situations, void *open_ones) {
  Tables t{(const uint8_t *)lines, (const uint8_t *)kinds, (const int2 *)worth, (const int *)situations_of};
  features<<<(games + WARPS - 1) / WARPS, WARPS * 32>>>(
      t, games, least, (const uint8_t *)moves, (const int *)counts, (const int *)from, (short *)mine,
      (short *)others, (short *)situations, (uint8_t *)open_ones);
  cudaError_t e = cudaDeviceSynchronize();
  if (e) fprintf(stderr, "%s\n", cudaGetErrorString(e));
  return e;
}
