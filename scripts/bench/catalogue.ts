import { pause } from '@tahanan/platform/postgres/pause.ts'
import { isPermanent } from '@tahanan/read-models/projection/is-permanent.ts'
import type pg from 'pg'
import { openReadPool, READ_MIGRATIONS } from '@tahanan/read-models/schema/open-read-pool.ts'
import { grantReading } from '@tahanan/platform/postgres/grant-reading.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { queueEveryListing } from '@tahanan/read-models/projection/refresh-queue.store.ts'
import { drainRefreshQueue } from '@tahanan/read-models/projection/drain-refresh-queue.ts'
import { inProjection } from '@tahanan/read-models/projection/in-projection.ts'

const RETRY_MS = 1_000
const PLACES = [
  'Lahug, Cebu City',
  'San Antonio, Makati City',
  'Poblacion, Makati City',
  'Cubao, Quezon City',
  'Alabang, Muntinlupa City',
  'Malate, Manila',
  'Fort Bonifacio, Taguig City',
  'Banilad, Cebu City',
  'Mactan, Lapu-Lapu City',
  'Imus City, Cavite',
  'Santa Rosa City, Laguna',
  'Tagaytay City, Cavite',
]
const WORDS = ['Sunny', 'Corner', 'Garden', 'Modern', 'Quiet', 'Family', 'Vista', 'Prime', 'Cozy', 'Grand']
const KINDS = ['condo', 'house', 'townhouse', 'lot', 'studio', 'villa']

/** A number below `values` for a listing, which says nothing of what `salt` draws for others. */
const draw = (salt: number, values: number) => `abs(hashint4(id * 31 + ${salt}) % ${values})`

/** Listings as events leave them, one statement for all; every thousandth is called Zenith, the rare word. Numbers
 * make the vocabulary as large as what Postgres keeps statistics of words from. */
const FILL = `
  insert into listing_ref (id, version, deleted, data)
  select id, 1, false, jsonb_build_object(
    'id', id, 'slug', 'listing-' || id, 'oldSlugs', '[]'::jsonb,
    'name', ($2::text[])[1 + ${draw(1, 10)}] || case when id % 1000 = 0 then ' Zenith ' else ' ' end || ($3::text[])[1 + kind] || ' ' || ${draw(11, 400)},
    'isPublished', true, 'featured', ${draw(3, 50)} = 0, 'location', ($4::text[])[1 + ${draw(4, 12)}],
    'lotAreaSqm', 50 + ${draw(5, 400)}, 'floorAreaSqm', 20 + ${draw(6, 200)}, 'bedroom', ${draw(7, 6)},
    'bathroom', 1 + ${draw(8, 3)}, 'carpark', 0, 'parking', false, 'details', '<p>A home.</p>', 'amenityIds', '[]'::jsonb,
    'availability', 0, 'soldAt', null, 'brokerId', null, 'unitType', case when kind = 4 then 5 end,
    'reservationFeeCentavos', null, 'createdAt', '2026-01-01T00:00:00.000Z', 'updatedAt', '2026-01-01T00:00:00.000Z',
    'listingType', 1, 'projectId', null, 'status', (${draw(9, 4)} = 0)::integer, 'propertyType', 0,
    'propertySubtype', (array[2, 1, 1, 0, 2, 1])[1 + kind],
    'priceCentavos', (1000000 + ${draw(10, 20_000)} * 1000) * 100::bigint, 'financingOption', '[0]'::jsonb)
  from (select id, ${draw(2, 6)} as kind from generate_series(1, $1::integer) as id) as drawn`

/** Fills an empty database with so many listings by the projection itself, and answers how many it made in a second. */
export async function fillCatalogue(
  connectionString: string,
  readerRole: string,
  listings: number,
): Promise<{ readonly perSecond: number }> {
  const pool = openReadPool({ connectionString, max: 8, applicationName: 'bench' })
  try {
    await migrate(pool, READ_MIGRATIONS)
    await grantReading(pool, { schema: READ_MIGRATIONS.schema, role: readerRole })
    await pool.query(FILL, [listings, WORDS, KINDS, PLACES])
    await inProjection(pool, queueEveryListing)
    const startedAt = performance.now()
    await refreshAll(pool)
    const perSecond = (listings / (performance.now() - startedAt)) * 1_000
    await pool.query('vacuum analyze')
    return { perSecond }
  } finally {
    await pool.end()
  }
}

/** On a busy machine a connection may be lost or take too long; what was not refreshed stays in the queue. */
async function refreshAll(pool: pg.Pool): Promise<void> {
  const now = () => new Date()
  const setAside = async (_noun: string, id: number, cause: unknown) => {
    throw new TypeError(`Listing ${id} cannot be projected.`, { cause })
  }
  for (;;) {
    try {
      return await drainRefreshQueue({ pool, now, setAside })
    } catch (error) {
      if (isPermanent(error)) throw error
      await pause(RETRY_MS)
    }
  }
}

/** How many listings a database has; none where it was never filled. */
export async function countListings(connectionString: string): Promise<number> {
  const pool = openReadPool({ connectionString, max: 1, applicationName: 'bench' })
  try {
    await migrate(pool, READ_MIGRATIONS)
    const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from listing_view')
    return rows[0]?.count ?? 0
  } finally {
    await pool.end()
  }
}
