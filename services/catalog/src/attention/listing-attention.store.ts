import type { ListingAttention, ListingAttentionQuery } from '@tahanan/contracts/attention/attention.endpoints.ts'
import { listingHealth, type WholeListing } from '../listing/listing-health.ts'
import {
  isPlaceholderLts,
  LISTING_WARNING_CODES,
  type ListingWarning,
  NEW_PROJECT_LISTING_DEFAULTS,
  type WarnedProject,
} from '@tahanan/contracts/listing/listing-rules.ts'
import { BROKERAGE_LISTING, type ListingType, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { AVAILABLE } from '@tahanan/contracts/property/property-status.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Pool } from 'pg'
import type { Catalog } from '../command/run-command.ts'
import { type ListPage, rowsOfPage, searchPatterns } from '../list/page-of-matches.ts'
import { countRows } from '../row/row.store.ts'

type ListingAttentionCode = ListingWarning['code']

interface ListingInNeed extends WholeListing {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly listingType: ListingType
  readonly project: WarnedProject | null
}

export interface AttentionTerms {
  /** In Manila, `YYYY-MM-DD`. */
  readonly today: string
  /** Every licence to sell on record that is none: what that is, is said in one place only. */
  readonly placeholders: readonly string[]
}

const { min_price: MIN_PESOS, max_price: MAX_PESOS } = NEW_PROJECT_LISTING_DEFAULTS

/** The rules of `listingHealth` as conditions; the parameters are today, and what is no licence to sell. */
const reasonsBy = (today: string, placeholders: string): Readonly<Record<ListingAttentionCode, string>> => ({
  no_authority: `l.listing_type = ${BROKERAGE_LISTING} and authority.last_day is null`,
  authority_lapsed: `l.listing_type = ${BROKERAGE_LISTING} and authority.last_day < ${today}::date`,
  placeholder_lts: `l.listing_type = ${PROJECT_LISTING} and coalesce(l.dhsud_lts, p.dhsud_lts, '') = any(${placeholders})`,
  default_price: `l.listing_type = ${PROJECT_LISTING} and l.min_price_centavos = ${MIN_PESOS * 100}
    and l.max_price_centavos = ${MAX_PESOS * 100}`,
  unit_type_not_offered: 'l.unit_type is not null and not l.unit_type = any(p.unit_types)',
  no_pictures: 'pictured.owner_id is null',
})

const REASONS = reasonsBy('$1', '$2')

/** Published ones that are still to be had. Of the listings no more is looked at than an index holds. */
const CONSIDERED = `
  from app.listing l
  left join app.project p on p.id = l.project_id
  left join (
    select listing_id, max(coalesce(valid_until, 'infinity')) as last_day from app.document
    where deleted_at is null and kind in ('authority_to_sell', 'authority_to_lease') group by listing_id
  ) authority on authority.listing_id = l.id
  left join (
    select distinct owner_id from app.picture where owner_noun = 'listing' and deleted_at is null
  ) pictured on pictured.owner_id = l.id
  where l.deleted_at is null and l.is_published and l.availability = ${AVAILABLE}`

const codesSql = (reasons: typeof REASONS): string =>
  `array_remove(array[${LISTING_WARNING_CODES.map((code) => `case when ${reasons[code]} then '${code}' end`).join()}], null)`
const NEEDY = `(select l.id, l.search_folded, ${codesSql(REASONS)} as codes ${CONSIDERED}) needy`
const COUNTS = LISTING_WARNING_CODES.map(
  (code) => `count(*) filter (where ${REASONS[code]})::integer as ${code}`,
).join()

/** `$3` the words of `q`, `$4` the reason that is asked for. */
const CHOSEN = `codes <> '{}' and search_folded like all($3) and ($4::text is null or $4 = any(codes))`

/** Ids of the listings that need attention for a reason, or any; `value` takes in a parameter and gives its place. */
export function needsAttentionSql(
  { today, placeholders }: AttentionTerms,
  reason: ListingAttentionCode | 'any',
  value: (content: unknown) => string,
): string {
  const [day, stands] = [`${value(today)}::date`, `${value(placeholders)}::text[]`]
  const reasons = reasonsBy(day, stands)
  const asked = reason === 'any' ? Object.values(reasons) : [reasons[reason]]
  // Both parameters are named whatever the reason, or Postgres could not tell their types.
  return `select l.id ${CONSIDERED} and ${day} is not null and ${stands} is not null
    and (${asked.map((condition) => `(${condition})`).join(' or ')})`
}

/** What `listingHealth` asks of a listing `l` and its project `p`, as columns. */
export const HEALTH_COLUMNS = `l.name, l.listing_type as "listingType", l.status, l.availability,
  l.is_published as "isPublished", l.min_price_centavos::float8 as "minPriceCentavos",
  l.max_price_centavos::float8 as "maxPriceCentavos", l.unit_type as "unitType", l.dhsud_lts as "dhsudLts",
  case when p.id is not null then
    jsonb_build_object('dhsudLts', p.dhsud_lts, 'unitTypes', p.unit_types) end as project,
  array(select id from app.picture
    where owner_noun = 'listing' and owner_id = l.id and deleted_at is null limit 1) as pictures,
  (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'validUntil', valid_until)), '[]')
    from app.document where listing_id = l.id and deleted_at is null) as documents`

const GRAVITY = `array[${LISTING_WARNING_CODES.map((code) => `'${code}'`).join()}]`

/** What listings are measured by at this moment; every licence to sell that projects or listings name is looked at. */
export async function listingAttentionTerms(pool: Pool, now: Date): Promise<AttentionTerms> {
  const { rows } = await pool.query<{ lts: string }>(
    `select dhsud_lts as lts from app.project
     union select dhsud_lts from app.listing where dhsud_lts is not null and deleted_at is null`,
  )
  const licenses = rows.map(({ lts }) => lts)
  return { today: manilaDate(now), placeholders: ['', ...licenses.filter(isPlaceholderLts)] }
}

/** How many listings need care for each reason, the gravest first, for the overview; a reason that none gives is missing. */
export async function countListingsNeedingAttention(
  { pool }: Catalog,
  now: Date,
): Promise<{ readonly reason: ListingAttentionCode; readonly count: number }[]> {
  const { today, placeholders } = await listingAttentionTerms(pool, now)
  const text = `select ${COUNTS} ${CONSIDERED}`
  const { rows } = await pool.query<Record<ListingAttentionCode, number>>(text, [today, placeholders])
  return LISTING_WARNING_CODES.flatMap((reason) =>
    rows.map((counts) => ({ reason, count: counts[reason] })).filter(({ count }) => count > 0),
  )
}

/** Listings that staff should look at, the gravest reasons first, then the newest. */
export async function listListingsNeedingAttention(
  { pool }: Catalog,
  query: ListingAttentionQuery,
  now: Date,
): Promise<ListPage<ListingAttention>> {
  const { today, placeholders } = await listingAttentionTerms(pool, now)
  const { limit, offset } = rowsOfPage(query)
  const values = [today, placeholders, searchPatterns(query.q), query.reason ?? null]
  const [count, page] = await Promise.all([
    countRows(pool, `${NEEDY} where ${CHOSEN}`, values),
    pool.query<ListingInNeed>(
      `with page as (
         select id, array_position(${GRAVITY}, codes[1]) as gravity from ${NEEDY} where ${CHOSEN}
         order by gravity, id desc limit $5 offset $6
       )
       select l.id, l.slug, ${HEALTH_COLUMNS}
       from page join app.listing l using (id) left join app.project p on p.id = l.project_id
       order by gravity, l.id desc`,
      [...values, limit, offset],
    ),
  ])
  const results = page.rows.map((listing): ListingAttention => {
    const { id, slug, name, listingType: type } = listing
    return { id, slug, name, type, reasons: listingHealth(listing, listing.project, today) }
  })
  return { count, results }
}
