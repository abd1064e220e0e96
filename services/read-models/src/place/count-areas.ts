import { AREA_KINDS, MEDIAN_OFFERS_LEAST } from '@tahanan/contracts/place/area-offer.ts'
import { PRICE_CHANGES_MAX } from '@tahanan/contracts/listing/listing-state.ts'
import { AREA_LEVELS } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type pg from 'pg'
import { inProjection } from '../projection/in-projection.ts'
import { notifyReadChanged } from '../projection/read-changed.ts'
import { textArray } from '../projection/text-array.ts'
import { KINDS } from '../search/kinds.ts'
import { COUNTRY, queueOldAreas, takeAreas } from './pending-area.store.ts'

/** Areas counted in one transaction. */
const CHUNK = 200

const NEWEST = 8
const PROJECTS = 6

/** How far back prices are compared. */
const COMPARED_OVER = '1 year'

/** The kind that an offer is told under; null for what can be no property. */
export const KIND = `case ${AREA_KINDS.map((kind) => {
  const matches = KINDS[kind].map(({ propertyTypes, propertySubtypes }) =>
    [
      propertyTypes && `property_type in (${propertyTypes.join()})`,
      propertySubtypes && `property_subtype in (${propertySubtypes.join()})`,
    ]
      .filter((condition) => condition !== undefined)
      .join(' and '),
  )
  return `when ${matches.join(' or ')} then '${kind}'`
}).join(' ')} end`

/** Its price then: before the first change since, or today's; null where it was not there yet, or nobody knows. */
const PRICE_THEN = `case when posted_at <= $3::timestamptz - interval '${COMPARED_OVER}' and (
    jsonb_array_length(price_changes) < ${PRICE_CHANGES_MAX}
    or (price_changes -> -1 ->> 'at')::timestamptz <= $3::timestamptz - interval '${COMPARED_OVER}'
  ) then coalesce((
    select (change ->> 'beforeCentavos')::bigint
    from jsonb_array_elements(price_changes) with ordinality as listed (change, place)
    where (change ->> 'at')::timestamptz > $3::timestamptz - interval '${COMPARED_OVER}'
    order by place desc limit 1
  ), price_min) end`

const OFFER = `id, project_id, city_code, barangay_code, for_rent, ${KIND} as kind, price_min, price_sqm, ${PRICE_THEN} as price_then`

const PESOS = (median: string, count: string) =>
  `case when ${count} >= ${MEDIAN_OFFERS_LEAST} then floor(${median} / 100 + 0.5)::bigint end`

/** As `areaOffer` says it. */
export const OFFERED = `case when for_rent then 'rent ' else 'buy ' end || kind`

/** Offers of one area that are kept as the furthest from its median. */
export const OUTLIERS_OF_AREA = 6

/** Closer to the median is not far: a quarter more, or a fifth less. */
export const OUTLIER_RATIO_LEAST = 1.25

/** Pesos per sqm: a smaller median, known to the peso, is too rough to compare with. */
const COMPARED_MEDIAN_LEAST = 20

/** How far `price_sqm`, in centavos, is from a median in pesos, above and below alike. */
export const distanceSql = (median: string): string =>
  `abs(ln(nullif(price_sqm, 0)::float8 / (nullif(${median}, 0) * 100)))`

/** Everything of the areas asked for in one statement: `AreaPage.numbers`, the newest offers, the largest projects. */
const COUNT = `
  with asked as (
    select * from unnest($1::text[], $2::text[]) as asked (code, slug)
  ), offer as materialized (
    ${AREA_LEVELS.map((level) => `select code, ${OFFER} from asked join listing_search on ${level}_code = code`).join(' union all ')}
    union all select code, ${OFFER} from asked cross join listing_search where code = '${COUNTRY}'
  ), counted as (
    select code, for_rent, kind, count(*) as count, count(price_min) as priced, count(price_sqm) as sized,
      percentile_cont(0.5) within group (order by price_min) as median,
      percentile_cont(0.5) within group (order by price_sqm) as median_sqm,
      count(price_min::float8 / nullif(price_then, 0)) as compared,
      percentile_cont(0.5) within group (order by price_min::float8 / nullif(price_then, 0)) as ratio
    from offer where kind is not null group by code, for_rent, kind
  ), told as (
    select code, for_rent, kind, count, priced, sized, compared,
      ${PESOS('median', 'priced')} as median, ${PESOS('median_sqm', 'sized')} as median_sqm,
      case when compared >= ${MEDIAN_OFFERS_LEAST} then round((ratio * 100 - 100)::numeric, 1) end as change
    from counted
  ), numbers as (
    select code,
      json_agg(json_build_object('kind', kind, 'for_rent', for_rent, 'count', count, 'median', median, 'priced', priced,
        'median_sqm', median_sqm, 'sized', sized, 'change', change, 'compared', compared)
        order by for_rent, count desc, kind)::text as numbers,
      coalesce(json_object_agg(${OFFERED}, median_sqm) filter (where median_sqm is not null), '{}')::text as median_sqm
    from told group by code
  ), near as (
    -- A barangay has the say where it knows a median; what else is in a city is measured by the city's.
    select *, count(*) over (partition by code, barangay_code, for_rent, kind) as neighbours
    from offer where code in (city_code, barangay_code) and price_sqm is not null
  ), far as (
    select code, id, distance, row_number() over (partition by code order by distance desc, id desc) as place
    from (
      select code, id, ${distanceSql('median_sqm')} as distance
      from near join told using (code, for_rent, kind)
      where median_sqm >= ${COMPARED_MEDIAN_LEAST}
        and (code = barangay_code or barangay_code is null or neighbours < ${MEDIAN_OFFERS_LEAST})) measured
    where distance >= ln(${OUTLIER_RATIO_LEAST})
  ), outliers as (
    select code, array_agg(id order by place) as ids, max(distance) as distance
    from far where place <= ${OUTLIERS_OF_AREA} group by code
  ), newest as (
    select code, count(*) as offers, (array_agg(id order by id desc))[:${NEWEST}] as ids from offer group by code
  ), projects as (
    select code, (array_agg(project_id order by offers desc, project_id desc))[:${PROJECTS}] as ids
    from (select code, project_id, count(*) as offers from offer where project_id is not null group by code, project_id)
      as with_offers
    group by code
  ), gone as (
    delete from area_view where code in (select code from asked except select code from newest)
  )
  insert into area_view (code, slug, offers, numbers, median_sqm, listing_ids, project_ids, outlier_ids,
    outlier_distance, counted_at)
  select code, slug, offers, coalesce(numbers, '[]'), coalesce(median_sqm, '{}'), newest.ids,
    coalesce(projects.ids, '{}'), coalesce(outliers.ids, '{}'), outliers.distance, $3
  from asked join newest using (code) left join numbers using (code) left join projects using (code)
    left join outliers using (code)
  on conflict (code) do update set slug = excluded.slug, offers = excluded.offers, numbers = excluded.numbers,
    median_sqm = excluded.median_sqm, listing_ids = excluded.listing_ids, project_ids = excluded.project_ids,
    outlier_ids = excluded.outlier_ids, outlier_distance = excluded.outlier_distance,
    counted_at = excluded.counted_at`

/** Counts the areas that are queued, unless somebody else does, and tells whoever keeps answers. */
export async function countQueuedAreas(pool: pg.Pool, now: Date): Promise<void> {
  await inProjection(pool, (client) => queueOldAreas(client, now))
  for (;;) {
    const taken = await inProjection(pool, async (client) => {
      const codes = await takeAreas(client, CHUNK)
      if (codes.length === 0) return 0
      const slugs = codes.map((code) => openGazetteer().areaOf(code)?.slug ?? '')
      await client.query({ name: 'count-areas', text: COUNT, values: [textArray(codes), textArray(slugs), now] })
      await notifyReadChanged(client)
      return codes.length
    })
    if (taken < CHUNK) return
  }
}

interface AreaCounting {
  readonly pool: pg.Pool
  readonly now: () => Date
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
}

const PAUSE_MS = { least: 1_000, most: 30_000 }
/** Counting takes this share of the time at most, as long as that brings it within a minute. */
const SHARE = 1 / 10

/** Keeps the numbers of areas within a minute of what is offered there. Any number of processes may. */
export async function keepAreasCounted({ pool, now, signal, onError }: AreaCounting): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now()
    await countQueuedAreas(pool, now()).catch(onError)
    const tookMs = performance.now() - startedAt
    await pause(Math.min(Math.max(tookMs / SHARE, PAUSE_MS.least), PAUSE_MS.most), signal)
  }
}
