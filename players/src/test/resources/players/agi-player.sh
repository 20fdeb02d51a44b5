#!/bin/sh
# Speaks AGI and plays the first legal move, but misbehaves as its argument says, from its second
# move on if not said otherwise. A second argument says how many seconds late is late.
mode=$1
delay=${2:-0.6}
moves=0

[ "$mode" != crash-at-start ] || { echo "cannot find my weights" >&2; exit 3; }
[ "$mode" != banner ] || printf 'Welcome!\r\n\r\n'

misbehave() {
  case $mode in
    crash) exit 3 ;;
    killed) kill -9 $$ ;;
    exit-0) exit 0 ;;
    never) sleep 1000 ;;
    mute) return 0 ;;
    late) sleep "$delay" ;;
    illegal) echo "bestmove a1"; return 0 ;;
    off-board) echo "bestmove z99"; return 0 ;;
    nonsense) echo "I think I should move to the centre"; return 0 ;;
    gives-up) echo "error this is too hard"; return 0 ;;
    half-a-line) printf 'bestmo'; sleep 1000 ;;
    half-a-line-exit) printf 'bestmo'; exit 4 ;;
    megabyte) head -c 1048576 /dev/zero | tr '\0' 'x'; sleep 1000 ;;
    flood) while :; do echo "info text and another thing, and another thing, and another"; done ;;
    error-flood) head -c 2097152 /dev/zero | tr '\0' 'e' >&2 ;;
    close-pipe) exec 1>&-; sleep 1000 ;;
    fork) sleep 1000 & ;;
    fork-twice) (setsid sleep 1000 >/dev/null 2>&1 </dev/null &) ;;
    fork-and-shed) (env -i setsid sleep 1000 &) ;;
    fork-and-crash) (setsid sleep 1000 &); exit 3 ;;
    exit-after-answer) echo "bestmove $1"; exit 5 ;;
  esac
  echo "bestmove $1"
}

while read -r word rest; do
  case $word in
    agi) echo "id name shell"; echo "needs legal"; echo agiok ;;
    isready)
      [ "$mode" != hang-in-newgame ] || sleep 1000
      echo readyok ;;
    newgame) moves=0; [ "$mode" != deaf ] || sleep 1000 ;;
    go)
      moves=$((moves + 1))
      legal=${rest##*legal }
      if [ $moves -ge 2 ]; then misbehave "${legal%% *}"; else echo "bestmove ${legal%% *}"; fi ;;
    quit) [ "$mode" != will-not-leave ] || sleep 1000; exit 0 ;;
  esac
done
