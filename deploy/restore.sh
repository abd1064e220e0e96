#!/bin/sh
# Puts a backup into a database that has no catalogue yet: deploy/restore.sh FILE
# DATABASE_URL names the database; unset, it is the one of docker compose. What comes next: deploy/operations.md.
set -eu
file=${1:?which backup?}
sql() {
  if [ -n "${DATABASE_URL:-}" ]; then
    psql --no-psqlrc --set=ON_ERROR_STOP=1 -Atc "$1" "$DATABASE_URL"
  else
    docker compose exec -T postgres psql --username=tahanan --no-psqlrc --set=ON_ERROR_STOP=1 -Atc "$1" tahanan
  fi
}
restore() {
  if [ -n "${DATABASE_URL:-}" ]; then
    pg_restore "$@" --dbname="$DATABASE_URL" < "$file"
  else
    docker compose exec -T postgres pg_restore --username=tahanan "$@" --dbname=tahanan < "$file"
  fi
}
if [ -n "$(sql "select 1 from pg_namespace where nspname = 'app'")" ]; then
  echo 'There is a catalogue in this database already. Take an empty one.' >&2
  exit 1
fi
# Names are compared and searched by it; a backup of one schema does not bring it along.
sql 'create extension if not exists pg_trgm with schema public' > /dev/null
restore --exit-on-error --single-transaction --no-owner
echo "Restored: $(sql 'select count(*) from app.listing where deleted_at is null') listings."
