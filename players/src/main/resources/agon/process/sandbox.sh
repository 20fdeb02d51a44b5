# Runs a command that can write nowhere but in some folders: sandbox.sh COUNT FOLDER… COMMAND…
# To be started in user and mount namespaces of its own (unshare --map-root-user --mount).
set -e
here=$PWD
count=$1
shift
mount --make-rprivate /

# Mount by mount: a read-only root leaves what is mounted on it as it was. Each keeps its other
# flags, as the system insists on them. Blanks in names are written \040.
while read -r _ _ _ _ place flags _; do
  place=$(printf '%b' "$(printf '%s' "$place" | sed 's/\\\([0-7][0-7][0-7]\)/\\0\1/g')")
  case $place in /proc | /proc/*) continue ;; esac
  mount -o "remount,bind,ro,${flags#r[ow],}" "$place"
done </proc/self/mountinfo

while [ "$count" -gt 0 ]; do
  mount --bind "$1" "$1"
  mount -o remount,bind,rw "$1"
  shift
  count=$((count - 1))
done
cd "$here"

# Without any privilege left, none of this can be undone.
exec setpriv --no-new-privs --inh-caps=-all --bounding-set=-all -- "$@"
