import type pg from 'pg'
import { plainArray, textArray } from '../projection/text-array.ts'
import { queueAreas } from '../place/pending-area.store.ts'
import { addOffers, type OfferKeys } from '../suggestion/offer-count.store.ts'
import type { ListingSearch } from './listing-search.ts'
import type { ListingView } from './listing-view.store.ts'

type SearchRow = ListingSearch & { readonly id: number }

/**
 * Brings the search rows of these listings, and the offers counted by them, to what `views` says; a listing that has
 * no view, or is not listed, is found nowhere. Writes only what differs.
 */
export async function replaceListingSearches(
  client: pg.PoolClient,
  ids: readonly number[],
  views: readonly ListingView[],
): Promise<void> {
  const rows = views.flatMap(({ id, search }): SearchRow[] => (search === null ? [] : [{ id, ...search }]))
  const before = await readOfferKeys(client, ids)
  const found = new Set(rows.map(({ id }) => id))
  const lost = [...before.keys()].filter((id) => !found.has(id))
  if (lost.length > 0) await removeListingSearches(client, lost)
  const changed = rows.length > 0 ? await upsertListingSearches(client, rows) : new Set<number>()
  const after = new Map(rows.map((row) => [row.id, offerKeysOf(row)]))
  await addOffers(client, { before: [...before.values()], after: [...after.values()] })
  const moved = [...lost, ...changed]
  await queueAreas(client, new Set(moved.flatMap((id) => [before, after].flatMap((keys) => keys.get(id)?.areas ?? []))))
}

/** What the listings were counted by until now; those found nowhere are missing. */
async function readOfferKeys(client: pg.PoolClient, ids: readonly number[]): Promise<ReadonlyMap<number, OfferKeys>> {
  const { rows } = await client.query<OfferKeys & { id: number }>({
    name: 'read-offer-keys',
    text: `select id, array_remove(array[region_code, province_code, city_code, barangay_code], null) as areas,
        project_id as project, developer_id as developer
      from listing_search where id = any ($1::integer[])`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

function offerKeysOf({ area, projectId, developerId }: SearchRow): OfferKeys {
  const areas = [area.region, area.province, area.city, area.barangay].filter((code) => code !== null)
  return { areas, project: projectId, developer: developerId }
}

/** How columns are made of the texts that are sent. */
const READ: Readonly<Record<string, string>> = {
  words: `array_to_tsvector(string_to_array(words, ' '))`,
  amenity_ids: 'amenity_ids::integer[]',
  posted_at: 'posted_at::timestamptz',
  lowered_at: 'lowered_at::timestamptz',
  price_changes: 'price_changes::jsonb',
}

/** Answers the ids of those that were not so before. */
async function upsertListingSearches(client: pg.PoolClient, rows: readonly SearchRow[]): Promise<ReadonlySet<number>> {
  const numbers = (read: (row: SearchRow) => number | boolean | null) => plainArray(rows.map(read))
  const texts = (read: (row: SearchRow) => string | null) => textArray(rows.map(read))
  const columns = [
    ['id', 'integer', numbers(({ id }) => id)],
    ['for_rent', 'boolean', numbers(({ forRent }) => forRent)],
    ['property_type', 'smallint', numbers(({ propertyType }) => propertyType)],
    ['property_subtype', 'smallint', numbers(({ propertySubtype }) => propertySubtype)],
    ['unit_type', 'smallint', numbers(({ unitType }) => unitType)],
    ['bedroom', 'integer', numbers(({ bedroom }) => bedroom)],
    ['bathroom', 'integer', numbers(({ bathroom }) => bathroom)],
    ['parking', 'boolean', numbers(({ parking }) => parking)],
    ['amenity_ids', 'text', texts(({ amenityIds }) => `{${amenityIds.join()}}`)],
    ['posted_at', 'text', texts(({ postedAt }) => postedAt)],
    ['lowered_at', 'text', texts(({ loweredAt }) => loweredAt)],
    ['stage', 'smallint', numbers(({ stage }) => stage)],
    ['financing', 'smallint', numbers(({ financing }) => financing)],
    ['lot_area_sqm', 'float8', numbers(({ lotAreaSqm }) => lotAreaSqm)],
    ['floor_area_sqm', 'float8', numbers(({ floorAreaSqm }) => floorAreaSqm)],
    ['featured', 'boolean', numbers(({ featured }) => featured)],
    ['price_min', 'bigint', numbers(({ priceMinCentavos }) => priceMinCentavos)],
    ['price_max', 'bigint', numbers(({ priceMaxCentavos }) => priceMaxCentavos)],
    ['price_sort', 'bigint', numbers(({ priceSortCentavos }) => priceSortCentavos)],
    ['price_sqm', 'bigint', numbers((row) => row.pricePerSqmCentavos)],
    ['size_sqm', 'float8', numbers(({ sizeSqm }) => sizeSqm)],
    ['price_changes', 'text', texts(({ priceChanges }) => priceChanges && JSON.stringify(priceChanges))],
    ['region_code', 'text', texts(({ area }) => area.region)],
    ['province_code', 'text', texts(({ area }) => area.province)],
    ['city_code', 'text', texts(({ area }) => area.city)],
    ['barangay_code', 'text', texts(({ area }) => area.barangay)],
    ['latitude', 'float8', numbers(({ place }) => place?.latitude ?? null)],
    ['longitude', 'float8', numbers(({ place }) => place?.longitude ?? null)],
    ['point_precision', 'text', texts(({ place }) => place?.precision ?? null)],
    ['project_id', 'integer', numbers(({ projectId }) => projectId)],
    ['developer_id', 'integer', numbers(({ developerId }) => developerId)],
    ['words', 'text', texts(({ words }) => words.join(' '))],
  ] as const
  const names = columns.map(([name]) => name)
  const changing = names.filter((name) => name !== 'id')
  const read = names.map((name) => READ[name] ?? name)
  const { rows: changed } = await client.query<{ id: number }>({
    name: 'upsert-listing-search',
    text: `insert into listing_search as known (${names.join()})
      select ${read.join()} from unnest(${columns.map(([, type], at) => `$${at + 1}::${type}[]`).join()})
        as row (${names.join()})
      on conflict (id) do update set ${changing.map((name) => `${name} = excluded.${name}`).join()}
      where (${changing.map((name) => `known.${name}`).join()})
        is distinct from (${changing.map((name) => `excluded.${name}`).join()})
      returning id`,
    values: columns.map(([, , values]) => values),
  })
  const words = [...new Set(rows.flatMap((row) => row.words))].toSorted()
  await client.query({
    name: 'add-search-words',
    text: 'insert into search_word select unnest($1::text[]) on conflict do nothing',
    values: [textArray(words)],
  })
  return new Set(changed.map(({ id }) => id))
}

async function removeListingSearches(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'remove-listing-search',
    text: 'delete from listing_search where id = any ($1::integer[])',
    values: [ids],
  })
}
