#!/bin/sh
# Puts everything back to a backup: deploy/restore.sh FOLDER/catalogue-TIME.sql.gz
# With DATABASE_URL set it goes there and to the other engines that are set, by this machine's Node; otherwise to docker
# compose. Begun again after a failure it starts from the beginning.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
file=${1:?which backup?}
folder=$(cd "$(dirname "$file")" && pwd)
name=$(basename "$file")
if [ -n "${DATABASE_URL:-}" ]; then
  node "$root/scripts/run.mjs" "$root/scripts/backup/restore.ts" "$folder/$name" --yes
  exec node "$root/scripts/run.mjs" "$root/services/workers/src/migrate/migrate.process.ts"
fi
cd "$root"
docker compose stop gateway public-api admin-api relay projector indexer image-dispatcher image-worker job-worker
docker compose up -d --wait postgres kafka redis minio meilisearch
docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$folder:/backup" migrate \
  node scripts/backup/restore.ts "/backup/$name" --yes
exec docker compose run --rm --no-deps -T migrate
