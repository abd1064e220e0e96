import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keysOfSearch } from '@tahanan/catalog/alert/alert.ts'
import { APP_MIGRATIONS } from '@tahanan/catalog/schema/app-migrations.ts'
import { type AlertSearch, alertSearchField } from '@tahanan/contracts/alert/alert-search.ts'
import { startEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { readSearchedListings } from '@tahanan/read-models/alert/read-searched-listings.ts'
import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { searchPredicate } from '@tahanan/read-models/search/search-predicate.ts'
import { matchChanges, probeOf } from '@tahanan/workers/alert/match-changes.ts'
import type { Pool } from 'pg'
import { readOptions, wholeNumber } from '../setup/read-options.mjs'
import { fillCatalogue } from './catalogue.ts'

const USAGE = `Usage: npm run bench:alerts [-- options]

How long it takes to find, for so many changed listings, everybody who is to be told, among so many saved searches; beside
a bare loop over the same keys in memory, which must find as many.

  --searches N   (100000)
  --listings N   (1000)`

const { values: options } = readOptions(USAGE, {
  args: process.argv.slice(2),
  options: { searches: { type: 'string', default: '100000' }, listings: { type: 'string', default: '1000' } },
})
const searches = wholeNumber(USAGE, '--searches', options.searches)
const listings = wholeNumber(USAGE, '--listings', options.listings)
const MEGABYTE = 1024 * 1024
const PIECE = 5_000
const now = new Date()

const dataDir = await mkdtemp(join(tmpdir(), 'tahanan-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const { connectionString } = postgres
const pool = openPool({ connectionString, max: 2, applicationName: 'bench' })
const readPool = openReadPool({ connectionString, max: 2, applicationName: 'bench' })
try {
  await fillCatalogue(connectionString, new URL(postgres.readerConnectionString).username, listings)
  await migrate(pool, APP_MIGRATIONS)
  const ids = Array.from({ length: listings }, (_, at) => at + 1)
  const known = (await readSearchedListings(readPool, ids, now)).flatMap(({ id, listing }) =>
    listing === null ? [] : [{ id, listing }],
  )
  const areas = new Set<string>()
  for (const { listing } of known) {
    const { region, province, city, barangay } = listing.search.area
    for (const code of [region, province, city, barangay]) if (code !== null) areas.add(code)
  }
  const alerts = Array.from({ length: searches }, () => alertSearchField.parse(drawQuery([...areas])))
  await insertAlerts(pool, alerts)
  await pool.query(
    `insert into app.alert_change (listing_id, change, key, version, occurred_at)
     select id, 'new', 0, 1, now() from unnest($1::integer[]) id`,
    [ids],
  )
  await pool.query('vacuum analyze')

  const before = process.memoryUsage().rss
  let most = before
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const startedAt = performance.now()
  const matches = await matchChanges({ catalog: { pool }, readPool }, new Date())
  const elapsedMs = performance.now() - startedAt
  clearInterval(watching)

  const bare = loopOver(alerts, known)
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`
  console.log(`${searches} searches, ${listings} changed listings: ${matches} matches in ${seconds(elapsedMs)}`)
  console.log(`memory grew by ${Math.round((most - before) / MEGABYTE)} MB at most`)
  console.log(`a bare loop over an index in memory: ${bare.found} matches in ${seconds(bare.elapsedMs)}`)
  console.log(`ratio: ${(elapsedMs / bare.elapsedMs).toFixed(1)}`)
  if (bare.found !== matches) throw new Error('The two found different matches.')
} finally {
  await Promise.all([pool.end(), readPool.end()])
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function draw<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)]
}

/** As people save them: mostly a place, an offer, a kind and a price; some with words, some with nothing but a kind. */
function drawQuery(areas: readonly string[]): string {
  const query = new URLSearchParams()
  const set = (name: string, value: string | undefined, share: number) => {
    if (value !== undefined && Math.random() < share) query.set(name, value)
  }
  const from = 1 + Math.floor(Math.random() * 15)
  set('area', draw(areas), 0.9)
  set('status', draw(['For Sale', 'For Rent']), 0.9)
  set('kind', draw(['house', 'condominium', 'land', 'townhouse', 'studio']), 0.9)
  set('price', `${from}000000-${from + 2}000000`, 0.8)
  set('bedrooms', draw(['1', '2', '3+']), 0.4)
  set('floor_min', String(40 + Math.floor(Math.random() * 200)), 0.1)
  set('q', draw(['sunny garden', 'modern house', 'quiet', 'vista condo']), 0.1)
  return query.toString()
}

async function insertAlerts(db: Pool, alerts: readonly AlertSearch[]): Promise<void> {
  await db.query(
    `insert into app.alert_address (email, email_folded) select 'a' || n, 'a' || n from generate_series(1, $1::integer) n`,
    [alerts.length],
  )
  for (let from = 0; from < alerts.length; from += PIECE) {
    const rows = alerts.slice(from, from + PIECE).map((alert, at) => ({
      address_id: from + at + 1,
      search: alert.query,
      ...keysOfSearch(alert),
    }))
    await db.query(
      `insert into app.alert (address_id, language, cadence, state, search, anchor, offer, kind, price_min, price_max,
         bedrooms_min, bedrooms_max, asked_at, begun_at)
       select address_id, 'en', 'daily', 'on', search, anchor, offer, kind, "priceMinCentavos", "priceMaxCentavos",
         "bedroomsMin", "bedroomsMax", now() - interval '1 day', now() - interval '1 day'
       from jsonb_to_recordset($1::jsonb) as row (address_id integer, search text, anchor text, offer smallint, kind text,
         "priceMinCentavos" bigint, "priceMaxCentavos" bigint, "bedroomsMin" integer, "bedroomsMax" integer)`,
      [JSON.stringify(rows)],
    )
  }
}

type Known = Parameters<typeof probeOf>[1]

/** The same by hand: a map of what stands under each key, and the whole filter of each that it leads to. */
function loopOver(alerts: readonly AlertSearch[], known: readonly { readonly id: number; readonly listing: Known }[]) {
  const index = new Map<string, ReturnType<typeof searchPredicate>[]>()
  for (const alert of alerts) {
    const { anchor, offer, kind } = keysOfSearch(alert)
    const key = [anchor, offer, kind].join('|')
    const under = index.get(key)
    if (under === undefined) index.set(key, [searchPredicate(alert)])
    else under.push(searchPredicate(alert))
  }
  const startedAt = performance.now()
  let found = 0
  for (const { id, listing } of known) {
    const { anchors, offers, kinds } = probeOf(id, listing, now)
    for (const anchor of anchors) {
      for (const offer of offers) {
        for (const kind of kinds) {
          for (const finds of index.get([anchor, offer, kind].join('|')) ?? []) {
            if (finds(listing, now)) found += 1
          }
        }
      }
    }
  }
  return { found, elapsedMs: performance.now() - startedAt }
}
