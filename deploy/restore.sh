#!/bin/sh
# Puts everything back to a backup: deploy/restore.sh FOLDER/catalogue-TIME.sql.gz
# A name without a folder is fetched from the bucket BACKUP_BUCKET: deploy/restore.sh catalogue-TIME.sql.gz
# With DATABASE_URL set it goes there and to the other engines that are set, by this machine's Node; otherwise to docker
# compose. Begun again after a failure it starts from the beginning.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
file=${1:?which backup?}
name=$(basename "$file")
bucket=${BACKUP_BUCKET:-}
if [ -z "${DATABASE_URL:-}" ] && [ -z "$bucket" ] && [ -f "$root/.env" ]; then
  bucket=$(sed -n 's/^BACKUP_BUCKET=//p' "$root/.env")
fi
# In a folder, or in the bucket.
if [ "$file" = "$name" ] && [ -n "$bucket" ]; then place=bucket; else place=$(cd "$(dirname "$file")" && pwd); fi
if [ -n "${DATABASE_URL:-}" ]; then
  if [ "$place" = bucket ]; then kept=$name; else kept=$place/$name; fi
  node "$root/scripts/run.mjs" "$root/scripts/backup/restore.ts" "$kept" --yes
  exec node "$root/scripts/run.mjs" "$root/services/workers/src/migrate/migrate.process.ts"
fi
cd "$root"
restore() {
  if [ "$place" = bucket ]; then
    docker compose run --rm --no-deps -T job-worker node scripts/backup/restore.ts "$name" "$1"
  else
    docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$place:/backup" migrate \
      node scripts/backup/restore.ts "/backup/$name" "$1"
  fi
}
# What runs goes on until the backup is known to be good.
if [ "$place" = bucket ]; then docker compose up -d --no-recreate --wait minio; fi
if ! restore --check; then
  echo 'Nothing was stopped or changed.' >&2
  exit 1
fi
docker compose stop gateway public-api admin-api relay projector indexer image-dispatcher image-worker job-worker
trap '[ $? = 0 ] || echo "Everything is stopped. Begin again, or start it as it is: docker compose up -d" >&2' EXIT
docker compose up -d --wait postgres kafka redis minio meilisearch
restore --yes
docker compose run --rm --no-deps -T migrate
