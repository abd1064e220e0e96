#!/bin/sh
# Puts a backup into a database that has no catalogue yet: deploy/restore.sh FILE
set -eu
: "${DATABASE_URL:?the address of the database, as its owner}"
file=${1:?which backup?}
if [ -n "$(psql --no-psqlrc -Atc "select 1 from pg_namespace where nspname = 'app'" "$DATABASE_URL")" ]; then
  echo 'There is a catalogue in this database already. Take an empty one.' >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL" "$file"
echo 'Restored. Start the processes; then npm run rebuild -- listing-view.'
