#!/bin/sh
# A tuned Strapi over the listings of a read schema, for `npm run bench -- --strapi FOLDER`: writes the project into FOLDER,
# installs it from npm, copies the listings into a schema of its own of the same database, and serves them in production
# mode, in one process, with as many connections as public-api.
#
#   DATABASE_URL=… PORT=… scripts/bench/strapi.sh FOLDER
set -eu
version=5.54.0
mkdir -p "$1" && cd "$1"
api=src/api/listing
mkdir -p config public/uploads $api/content-types/listing $api/controllers $api/services $api/routes

cat > package.json <<END
{ "private": true, "dependencies": { "@strapi/strapi": "$version", "@strapi/plugin-users-permissions": "$version",
  "pg": "8.23.1", "react": "18", "react-dom": "18", "react-router-dom": "6", "styled-components": "6" } }
END
cat > config/server.js <<'END'
module.exports = { host: '127.0.0.1', port: Number(process.env.PORT), app: { keys: ['bench'] } }
END
cat > config/admin.js <<'END'
module.exports = { auth: { secret: 'bench' }, apiToken: { salt: 'bench' }, transfer: { token: { salt: 'bench' } },
  secrets: { encryptionKey: '0123456789abcdef0123456789abcdef' }, serveAdminPanel: false }
END
cat > config/plugins.js <<'END'
module.exports = { 'users-permissions': { config: { jwtSecret: 'bench' } } }
END
cat > config/database.js <<'END'
module.exports = { connection: { client: 'postgres', pool: { min: 8, max: 8 },
  connection: { connectionString: process.env.DATABASE_URL, schema: 'strapi' } } }
END
# No line of log for each request.
cat > config/middlewares.js <<'END'
module.exports = ['errors', 'security', 'cors', 'query', 'body', 'favicon', 'public'].map((name) => `strapi::${name}`)
END
for part in Controller Service Router; do
  folder=$(echo $part | tr CSR csr | sed 's/router/route/')s
  echo "module.exports = require('@strapi/strapi').factories.createCore$part('api::listing.listing')" > $api/$folder/listing.js
done
# The fields of our detail; what is nested stays JSON, which needs no joins. Text is looked for where ours looks.
node -e '
const fields = { string: "slug name price price_full property_type property_subtype property_unit_type unit_type property_status availability location city posted_at completion_date",
  text: "details", integer: "type bedroom bathroom carpark picture_count year_built", float: "price_sort size price_sqm floor_area lot_area", boolean: "featured parking",
  json: "areas place pictures image_variants amenities project_amenities payment move_in broker price_changes" }
const attributes = Object.fromEntries(Object.entries(fields).flatMap(([type, names]) =>
  names.split(" ").map((name) => [name, { type, ...(type === "string" && name !== "name" && name !== "location" && { searchable: false }) }])))
const info = { singularName: "listing", pluralName: "listings", displayName: "Listing" }
console.log(JSON.stringify({ kind: "collectionType", collectionName: "listings", info, options: { draftAndPublish: false }, attributes }))
' > $api/content-types/listing/schema.json
cat > src/index.js <<'END'
const FILL = `insert into strapi.listings select record.* from read.listing_view, lateral (select detail::jsonb as d) as said,
  jsonb_populate_record(null::strapi.listings, d || jsonb_build_object('id', listing_view.id, 'document_id', slug,
    'city', (select area->>'name' from jsonb_array_elements(d->'areas') area where area->>'name' like '%City' limit 1),
    'created_at', now(), 'updated_at', now(), 'published_at', now())) as record where listed`
const INDEXES = ['(published_at, id)', '(price_sort, id)', '(city, property_status, price_sort, id)',
  ...['id', 'document_id', 'name', 'location', 'details', 'locale'].map((column) => `using gin ((${column}::text) public.gin_trgm_ops)`)]
module.exports = {
  async bootstrap({ strapi }) {
    const { rows } = await strapi.db.connection.raw('select from strapi.listings limit 1')
    if (rows.length > 0) return
    await strapi.db.connection.raw(FILL)
    for (const index of INDEXES) await strapi.db.connection.raw(`create index on strapi.listings ${index}`)
    await strapi.db.connection.raw('vacuum analyze strapi.listings')
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } })
    for (const name of ['find', 'findOne'])
      await strapi.db.query('plugin::users-permissions.permission').create({ data: { action: `api::listing.listing.${name}`, role: role.id } })
  },
}
END
[ -d node_modules/@strapi/strapi ] || npm install --no-audit --no-fund
touch favicon.png
node -e '
const client = new (require("pg").Client)(process.env.DATABASE_URL)
client.connect().then(() => client.query("create schema if not exists strapi")).then(() => client.end())'
NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true exec node_modules/.bin/strapi start
