#!/bin/sh
# Writes a backup of the catalogue: deploy/backup.sh [FILE]. The read schema is left out: it is made from the topic.
set -eu
file=${1:-tahanan-$(date -u +%Y%m%dT%H%M%SZ).dump}
: "${DATABASE_URL:?the address of the catalogue, as its owner}"
pg_dump --format=custom --schema=app --file="$file.part" "$DATABASE_URL"
mv "$file.part" "$file"
echo "$file"
