# Builds a small world and runs a command in it: sandbox.sh (see|use|own PATH)… run COMMAND…
# see: part of the system, may only be read; use: named by the command, likewise; own: may be written to.
# MOST_IN_MEMORY: how many bytes of temporary files there may be in /tmp, and as many in /dev/shm.
# To be started in mount and process namespaces of its own (unshare --mount --pid --fork), by root or as root of a user namespace.
set -e
ip link set lo up 2>/dev/null || true # for those who talk to themselves; nobody else is there
mount --make-rprivate /
world=/mnt
mount -t tmpfs -o mode=755 world $world
mkdir $world/old $world/proc $world/run $world/dev
mkdir -m 1777 $world/tmp $world/dev/shm
for own in tmp dev/shm; do
  mount -t tmpfs -o mode=1777,size=$MOST_IN_MEMORY files $world/$own
done

# A mount keeps the flags that the system insists on when it becomes read-only.
show() { # show PATH FLAGS
  if [ -L "$1" ]; then
    mkdir -p "$world$(dirname "$1")"
    ln -s "$(readlink "$1")" "$world$1"
    return
  fi
  if [ -d "$1" ]; then
    mkdir -p "$world$1"
  else
    mkdir -p "$world$(dirname "$1")"
    [ -e "$world$1" ] || : >"$world$1"
  fi
  mount --rbind "$1" "$world$1"
  [ "$2" = rw ] || mount -o "remount,bind,ro$(findmnt -n -o OPTIONS -T "$1" | tr , '\n' | grep -xE 'nosuid|nodev|noexec|relatime|noatime|nodiratime' | sed 's/^/,/' | tr -d '\n')" "$world$1"
}

while [ "$1" != run ]; do
  case $1 in
  own) show "$2" rw ;;
  *) show "$2" ro ;;
  esac
  shift 2
done
shift
for device in null zero full random urandom tty; do
  : >$world/dev/$device
  mount --bind /dev/$device $world/dev/$device
done
ln -s /proc/self/fd $world/dev/fd
ln -s fd/0 $world/dev/stdin
ln -s fd/1 $world/dev/stdout
ln -s fd/2 $world/dev/stderr

cd $world
pivot_root . old
mount -n -t proc proc /proc
umount -n -l /old
rmdir /old
rm -rf /run/mount # where mount keeps notes
mount -n -o remount,bind,ro / # "bind": this mount, not the file system, which belongs to the system's root where we are not he
exec "$@"
