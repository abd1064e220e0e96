#!/bin/sh
# Puts everything back to a backup: deploy/restore.sh FOLDER/catalogue-TIME.dump
# With DATABASE_URL set it goes there and to the other engines that are set, by this machine's psql, pg_restore and Node;
# otherwise to docker compose, by the programs of its images. Begun again after a failure it starts from the beginning.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
file=${1:?which backup?}
folder=$(cd "$(dirname "$file")" && pwd)
file=$folder/$(basename "$file")
copy=services/workers/src/backup/copy-objects.process.ts
for needed in "$file" "$folder/objects"; do
  [ -r "$needed" ] || { echo "$needed is not there." >&2 && exit 1; }
done
if [ -n "${DATABASE_URL:-}" ]; then
  sql() { psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 -Atc "$1" "$DATABASE_URL"; }
  restore() { pg_restore "$@" --dbname="$DATABASE_URL" < "$file"; }
  run() { program=$1 && shift && node "$root/scripts/run.mjs" "$root/$program" "$@"; }
  bring_objects() { run "$copy" in "$folder/objects"; }
else
  cd "$root"
  sql() { docker compose exec -T postgres psql --username=tahanan --no-psqlrc --quiet --set=ON_ERROR_STOP=1 -Atc "$1" tahanan; }
  restore() { docker compose exec -T postgres pg_restore --username=tahanan "$@" --dbname=tahanan < "$file"; }
  run() { docker compose run --rm --no-deps -T migrate node "$@"; }
  bring_objects() {
    docker compose run --rm --no-deps -T --user "$(id -u):$(id -g)" --volume "$folder/objects:/objects" migrate \
      node "$copy" in /objects
  }
  docker compose stop gateway public-api admin-api relay projector indexer image-dispatcher image-worker job-worker
  docker compose up -d --wait postgres kafka redis minio meilisearch
fi

working=$(sql "select string_agg(distinct application_name, ', ') from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and application_name ~ '^(leader |admin-api|public-api|relay|projector|indexer|image|job-worker|event bus)'")
if [ -n "$working" ]; then
  echo "Somebody works on this catalogue; stop them first: $working." >&2
  exit 1
fi
if [ -n "$(sql "select 1 from pg_namespace where nspname = 'app'")" ]; then
  if [ -n "$(sql "select 1 from pg_namespace where nspname = 'app_before'")" ]; then
    echo 'An earlier restore left a catalogue aside. Drop what is not wanted: the schema app_before, or the schema app.' >&2
    exit 1
  fi
  sql 'alter schema app rename to app_before'
  echo 'The catalogue that was there is the schema app_before now.'
fi
# Names are compared and searched by it; a backup of one schema does not bring it along.
sql 'create extension if not exists pg_trgm with schema public'
restore --exit-on-error --single-transaction --no-owner
bring_objects
run services/workers/src/backup/discard-derived.process.ts
run services/workers/src/migrate/migrate.process.ts
run services/workers/src/republish/republish.process.ts
echo "Restored: $(sql 'select count(*) from app.listing where deleted_at is null') listings. Start everything again."
