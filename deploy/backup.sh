#!/bin/sh
# Writes a backup of the catalogue: deploy/backup.sh [FILE]. The read schema is left out: it is made from the topic.
# DATABASE_URL names the catalogue; unset, it is the one of docker compose, dumped by the server's own pg_dump.
set -eu
file=${1:-tahanan-$(date -u +%Y%m%dT%H%M%SZ).dump}
dump() {
  if [ -n "${DATABASE_URL:-}" ]; then
    pg_dump "$@" "$DATABASE_URL"
  else
    docker compose exec -T postgres pg_dump --username=tahanan "$@" tahanan
  fi
}
trap 'rm -f "$file.part"' EXIT
dump --format=custom --schema=app > "$file.part"
mv "$file.part" "$file"
echo "$file"
