#!/bin/sh
# A bot of the Granada league: takes its first pit with seeds, counted from the store. It insists on
# what the simulator does: one game a process, the time and the player before the first move.
# Its argument names a habit.
habit=$1
time=
me=
[ "$habit" != crash-at-start ] || { echo "no such file: weights" >&2; exit 3; }
while read -r command; do
  case $command in
    PING) if [ "$habit" = no-pong ]; then echo "Hello!"; else echo PONG; fi ;;
    GETNAME) echo Shell ;;
    TIMEOUT) read -r time; if [ "$habit" = chatty ]; then echo "I have $time ms, thanks"; else echo OK; fi ;;
    SETPLAYER)
      [ -z "$me" ] || exit 9
      read -r me; echo OK ;;
    GETMOVE)
      read -r state
      [ -n "$time" ] && [ -n "$me" ] || exit 8
      # shellcheck disable=SC2086
      set -- $state
      shift $(($1 + 1))
      [ $# -eq 15 ] && [ "$1" = "$me" ] || exit 7
      if [ "$1" = 1 ]; then shift 8; else shift 1; fi
      number=0
      pit=0
      empty=0
      for seeds in "$2" "$3" "$4" "$5" "$6" "$7"; do
        number=$((number + 1))
        if [ "$seeds" = 0 ]; then empty=$number; elif [ $pit = 0 ]; then pit=$number; fi
      done
      case $habit in
        late) sleep 0.6; echo "$pit" ;;
        never) sleep 1000 ;;
        zero) echo 0 ;;
        seven) echo 7 ;;
        empty) echo "$empty" ;;
        word) echo "pit $pit" ;;
        crash) exit 3 ;;
        carriage-return) printf ' %s\r\n' "$pit" ;;
        *) echo "$pit" ;;
      esac ;;
    BADNAME | END) echo OK; exit 0 ;;
    *) exit 6 ;;
  esac
done
