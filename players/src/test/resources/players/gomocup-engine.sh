#!/bin/sh
# A Gomocup engine that puts its stones on the first free square of a row of its own, with the
# habit its argument names.
habit=$1
next=0
place() { echo "$next,$row"; next=$((next + 1)); }
row=0
while read -r line; do
  line=$(printf '%s' "$line" | tr -d '\r')
  case $line in
    START*)
      next=0
      [ "$habit" != wordy ] || { echo "OK - parameters are good"; continue; }
      [ "$habit" != slow ] || sleep 0.3
      [ "$habit" != banner ] || { echo "Shell engine 1.0"; echo "MESSAGE hello"; }
      [ "$habit" != refuses ] || { echo "ERROR unsupported size"; continue; }
      echo OK ;;
    RESTART) if [ "$habit" = no-restart ]; then echo "UNKNOWN command"; else next=0; row=0; echo OK; fi ;;
    RECTSTART*) echo OK ;;
    INFO*)
      [ "$habit" != unknown-info ] || echo "UNKNOWN INFO key"
      [ "$habit" != ok-to-info ] || echo OK ;;
    BEGIN) row=0; place ;;
    TURN*)
      row=0
      case $habit in
        suggests) echo "SUGGEST 3,3" ;;
        talks) echo "MESSAGE depth 3 eval 12"; echo; echo "DEBUG x"; place ;;
        off-board) echo "99,99" ;;
        nonsense) echo "resign" ;;
        carriage-return) printf '0,0\r' ;;
        *) place ;;
      esac ;;
    PLAY*) echo "${line#PLAY }" ;;
    BOARD)
      while read -r stone; do case $stone in DONE*) break ;; esac; done
      row=9; place ;;
    SWAP2BOARD)
      stones=0
      while read -r stone; do
        case $stone in
          DONE*) break ;;
          *,*,*) ;;
          *) [ "$habit" != owners ] || echo "ERROR color is not a valid value" ;;
        esac
        stones=$((stones + 1))
      done
      case $stones:$habit in
        0:*) echo "7,7 8,8 7,9" ;;
        3:two-more) echo "0,0 14,14" ;;
        3:stays) echo "3,3" ;;
        *) echo SWAP ;;
      esac ;;
    END) exit 0 ;;
    *) echo "UNKNOWN command" ;;
  esac
done
