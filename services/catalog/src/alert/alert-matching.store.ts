import type { PoolClient } from 'pg'
import { arraysOf, countChanged, listRows } from '../row/row.store.ts'
import type { ListingChange, ListingMark } from './alert-change.ts'

/** What is known of these listings, locked, so that two events of one go in line. */
export function lockListingMarks(client: PoolClient, ids: readonly number[]): Promise<ListingMark[]> {
  return listRows(client, {
    name: 'alert.lock-listing-marks',
    text: `select listing_id as "listingId", version, was_listed as "wasListed", is_listed as "isListed",
             price_centavos::float8 as "priceCentavos", is_rental as "isRental"
           from app.alert_listing where listing_id = any($1::integer[]) order by listing_id for update`,
    values: [ids],
  })
}

/** Notes what listings are like now, unless something newer is known. */
export async function upsertListingMarks(client: PoolClient, marks: readonly ListingMark[]): Promise<void> {
  await client.query({
    name: 'alert.upsert-listing-marks',
    text: `insert into app.alert_listing as known (listing_id, version, was_listed, is_listed, price_centavos, is_rental)
           select * from unnest($1::integer[], $2::integer[], $3::boolean[], $4::boolean[], $5::bigint[], $6::boolean[])
           on conflict (listing_id) do update set version = excluded.version, was_listed = excluded.was_listed,
             is_listed = excluded.is_listed, price_centavos = excluded.price_centavos, is_rental = excluded.is_rental
             where known.version < excluded.version`,
    values: arraysOf(marks, 'listingId', 'version', 'wasListed', 'isListed', 'priceCentavos', 'isRental'),
  })
}

export async function addListingChanges(client: PoolClient, changes: readonly ListingChange[]): Promise<void> {
  await client.query({
    name: 'alert.add-listing-changes',
    text: `insert into app.alert_change (listing_id, change, key, version, occurred_at)
           select * from unnest($1::integer[], $2::text[], $3::bigint[], $4::integer[], $5::timestamptz[])
           on conflict do nothing`,
    values: arraysOf(changes, 'listingId', 'change', 'key', 'version', 'occurredAt'),
  })
}

/** Changes that wait to be matched and were not tried since `before`, those never tried first, locked; others work on what is missing. */
export function lockListingChanges(client: PoolClient, before: Date, limit: number): Promise<ListingChange[]> {
  return listRows(client, {
    name: 'alert.lock-listing-changes',
    text: `select listing_id as "listingId", change, key::float8 as key, version, occurred_at as "occurredAt"
           from app.alert_change where tried_at is null or tried_at < $1
           order by tried_at nulls first, occurred_at limit $2 for update skip locked`,
    values: [before, limit],
  })
}

/** Rows `c` of changes, by $1 to $3. */
const THESE = `unnest($1::integer[], $2::text[], $3::bigint[]) as t (listing_id, change, key)
  where c.listing_id = t.listing_id and c.change = t.change and c.key = t.key`

const identify = (changes: readonly ListingChange[]) => arraysOf(changes, 'listingId', 'change', 'key')

export async function deleteListingChanges(client: PoolClient, changes: readonly ListingChange[]): Promise<void> {
  await client.query(`delete from app.alert_change c using ${THESE}`, identify(changes))
}

/** Leaves changes for later: the read side does not know them yet. */
export async function postponeListingChanges(
  client: PoolClient,
  changes: readonly ListingChange[],
  now: Date,
): Promise<void> {
  await client.query(`update app.alert_change c set tried_at = $4 from ${THESE}`, [...identify(changes), now])
}

/** A changed listing as alerts are found from it: everything that an alert's keys may say of it. */
export interface ListingProbe {
  readonly listingId: number
  readonly occurredAt: Date
  readonly anchors: readonly string[]
  readonly offers: readonly number[]
  readonly kinds: readonly string[]
  /** Lowest and highest; beyond every limit where on request. */
  readonly priceMinCentavos: number
  readonly priceMaxCentavos: number
  readonly bedrooms: number
}

/** An alert whose keys fit a listing; whether its search does, the whole filter says. */
export interface AlertCandidate {
  readonly alertId: number
  readonly listingId: number
  readonly search: string
}

const CANDIDATES_AT_ONCE = 5_000

/**
 * The alerts whose keys fit these listings, by one statement over the index of alerts (percolation), a piece at a time:
 * however many there are, memory holds one piece. Only alerts that began before the change.
 */
export async function* findCandidates(
  client: PoolClient,
  probes: readonly ListingProbe[],
): AsyncGenerator<readonly AlertCandidate[]> {
  const rows = probes.map((probe) => ({
    listing_id: probe.listingId,
    occurred_at: probe.occurredAt,
    anchors: probe.anchors,
    offers: probe.offers,
    kinds: probe.kinds,
    price_min: probe.priceMinCentavos,
    price_max: probe.priceMaxCentavos,
    bedrooms: probe.bedrooms,
  }))
  await client.query(
    `declare candidate no scroll cursor for
     select a.id as "alertId", l.listing_id as "listingId", a.search
     from jsonb_to_recordset($1::jsonb) as l (listing_id integer, occurred_at timestamptz, anchors text[],
       offers smallint[], kinds text[], price_min bigint, price_max bigint, bedrooms integer)
     cross join lateral (
       select id, search from app.alert
       where state = 'on' and anchor = any(l.anchors) and offer = any(l.offers) and kind = any(l.kinds)
         and alert.price_max >= l.price_min and alert.price_min <= l.price_max
         and l.bedrooms between bedrooms_min and bedrooms_max and begun_at < l.occurred_at) a`,
    [JSON.stringify(rows)],
  )
  for (;;) {
    const { rows: piece } = await client.query<AlertCandidate>(`fetch ${CANDIDATES_AT_ONCE} from candidate`)
    if (piece.length > 0) yield piece
    if (piece.length < CANDIDATES_AT_ONCE) break
  }
  await client.query('close candidate')
}

/** What alerts are to be told of, each thing once, whenever and by whomever it is found. Answers how many are new. */
export function insertMatches(
  client: PoolClient,
  matches: readonly { readonly alertId: number; readonly change: ListingChange }[],
  now: Date,
): Promise<number> {
  return countChanged(client, {
    name: 'alert.insert-matches',
    text: `insert into app.alert_match (alert_id, listing_id, change, key, matched_at)
           select m.*, $5 from unnest($1::integer[], $2::integer[], $3::text[], $4::bigint[])
             as m (alert_id, listing_id, change, key)
           where exists (select from app.alert a where a.id = m.alert_id)
           order by 1, 2, 3, 4
           on conflict do nothing`,
    values: [
      matches.map(({ alertId }) => alertId),
      matches.map(({ change }) => change.listingId),
      matches.map(({ change }) => change.change),
      matches.map(({ change }) => change.key),
      now,
    ],
  })
}
