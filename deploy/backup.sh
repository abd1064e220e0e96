#!/bin/sh
# Writes a backup into a folder: deploy/backup.sh [FOLDER]
#   FOLDER/catalogue-TIME.dump   the catalogue and its accounts, one file for each backup
#   FOLDER/objects               pictures and documents, which never change: each backup adds what is new
# Everything else is made from these. With DATABASE_URL set it is read from there and from S3_ENDPOINT, by this machine's
# pg_dump and Node; otherwise from docker compose, by the programs of its images.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-backup}
mkdir -p "$folder/objects"
folder=$(cd "$folder" && pwd)
file=$folder/catalogue-$(date -u +%Y%m%dT%H%M%SZ).dump
copy=services/workers/src/backup/copy-objects.process.ts
if [ -n "${DATABASE_URL:-}" ]; then
  dump() { pg_dump "$@" "$DATABASE_URL"; }
  take_objects() { node "$root/scripts/run.mjs" "$root/$copy" out "$folder/objects"; }
else
  cd "$root"
  dump() { docker compose exec -T postgres pg_dump --username=tahanan "$@" tahanan; }
  take_objects() {
    docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$folder/objects:/objects" migrate \
      node "$copy" out /objects
  }
fi
trap 'rm -f "$file.part"' EXIT
dump --format=custom --schema=app > "$file.part"
# After the catalogue: whatever that names is there by now, and stays for 30 days after it was deleted.
take_objects
mv "$file.part" "$file"
echo "$file"
