import { labelOfArea } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type pg from 'pg'
import { plainArray, textArray } from '../projection/text-array.ts'
import { upsertSuggestions } from './suggestion.store.ts'

/** What an offer is counted by. */
export interface OfferKeys {
  /** Codes of all areas that it lies in. */
  readonly areas: readonly string[]
  readonly project: number | null
  readonly developer: number | null
}

/**
 * Counts offers that have come, gone or moved. Rows are written in the order of their keys, so that two refreshes wait
 * for each other and never lock each other out.
 */
export async function addOffers(
  client: pg.PoolClient,
  { before, after }: { readonly before: readonly OfferKeys[]; readonly after: readonly OfferKeys[] },
): Promise<void> {
  const deltas = new Map<string, number>()
  const add = (keys: readonly OfferKeys[], delta: number) => {
    for (const key of keys.flatMap(keysOf)) deltas.set(key, (deltas.get(key) ?? 0) + delta)
  }
  add(before, -1)
  add(after, 1)
  const changed = [...deltas].filter(([, delta]) => delta !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (changed.length === 0) return
  const kinds = changed.map(([key]) => key.slice(0, key.indexOf(' ')))
  const keys = changed.map(([key]) => key.slice(key.indexOf(' ') + 1))
  await client.query({
    name: 'add-offers',
    text: `insert into offer_count as known (kind, key, offers)
      select * from unnest($1::text[], $2::text[], $3::integer[])
      on conflict (kind, key) do update set offers = known.offers + excluded.offers`,
    values: [textArray(kinds), textArray(keys), plainArray(changed.map(([, delta]) => delta))],
  })
  await suggestAreas(
    client,
    keys.filter((_, at) => kinds[at] === 'area'),
  )
}

/** Counts all offers anew. Projections must be kept out. */
export async function recountOffers(client: pg.PoolClient): Promise<void> {
  await client.query('delete from offer_count')
  await client.query(`insert into offer_count
    select kind, key, count(*) from listing_search, lateral (values
      ('area', region_code), ('area', province_code), ('area', city_code), ('area', barangay_code),
      ('project', project_id::text), ('developer', developer_id::text)) as counted (kind, key)
    where key is not null group by kind, key`)
  const { rows } = await client.query<{ key: string }>(`select key from offer_count where kind = 'area'`)
  await suggestAreas(
    client,
    rows.map(({ key }) => key),
  )
}

function keysOf({ areas, project, developer }: OfferKeys): readonly string[] {
  return [
    ...areas.map((code) => `area ${code}`),
    ...(project === null ? [] : [`project ${project}`]),
    ...(developer === null ? [] : [`developer ${developer}`]),
  ]
}

async function suggestAreas(client: pg.PoolClient, codes: readonly string[]): Promise<void> {
  const areas = codes.flatMap((code) => openGazetteer().areaOf(code) ?? [])
  await upsertSuggestions(
    client,
    'area',
    areas.map((area) => ({ key: area.code, label: labelOfArea(area), slug: area.slug, hint: '' })),
  )
}
