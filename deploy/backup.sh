#!/bin/sh
# Writes a backup into a folder: deploy/backup.sh [FOLDER]
#   FOLDER/catalogue-TIME.sql.gz   the catalogue and its accounts, one file for each backup
#   FOLDER/objects                 pictures and documents, which never change: each backup adds what is new
# With DATABASE_URL set it is read from there and from S3_ENDPOINT, by this machine's Node; otherwise from docker compose.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-backup}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
if [ -n "${DATABASE_URL:-}" ]; then exec node "$root/scripts/run.mjs" "$root/scripts/backup/backup.ts" "$folder"; fi
cd "$root"
exec docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$folder:/backup" migrate \
  node scripts/backup/backup.ts /backup
