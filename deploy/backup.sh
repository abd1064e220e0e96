#!/bin/sh
# Writes a backup: deploy/backup.sh [FOLDER]
#   FOLDER/catalogue-TIME.sql.gz   the catalogue and its accounts, one file for each backup
#   FOLDER/objects                 pictures and documents, which never change: each backup adds what is new
# Without FOLDER it goes into the bucket BACKUP_BUCKET, where that is named, or else into the folder backup.
# With DATABASE_URL set it is read from there and from S3_ENDPOINT, by this machine's Node; otherwise from docker compose.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
bucket=${BACKUP_BUCKET:-}
if [ -z "${DATABASE_URL:-}" ] && [ -z "$bucket" ] && [ -f "$root/.env" ]; then
  bucket=$(sed -n 's/^BACKUP_BUCKET=//p' "$root/.env")
fi
if [ $# -eq 0 ] && [ -n "$bucket" ]; then
  if [ -n "${DATABASE_URL:-}" ]; then exec node "$root/scripts/run.mjs" "$root/scripts/backup/backup.ts"; fi
  cd "$root"
  exec docker compose run --rm --no-deps -T job-worker node scripts/backup/backup.ts
fi
folder=${1:-backup}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
if [ -n "${DATABASE_URL:-}" ]; then exec node "$root/scripts/run.mjs" "$root/scripts/backup/backup.ts" "$folder"; fi
cd "$root"
exec docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$folder:/backup" migrate \
  node scripts/backup/backup.ts /backup
