import type { ListingListItem } from '@tahanan/contracts/listing/listing-answers.ts'
import type { ListingListQuery, ListingSort } from '@tahanan/contracts/listing/listing-list-query.ts'
import type { WarnedProject } from '@tahanan/contracts/listing/listing-rules.ts'
import { priceOf } from '@tahanan/contracts/listing/listing-state.ts'
import { priceText } from '@tahanan/contracts/money/price-text.ts'
import { mediaAddress, variantFor } from '@tahanan/contracts/picture/variants.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Pool } from 'pg'
import {
  type AttentionTerms,
  HEALTH_COLUMNS,
  listingAttentionTerms,
  needsAttentionSql,
} from '../attention/listing-attention.store.ts'
import type { Catalog } from '../command/run-command.ts'
import {
  type ListPage,
  type Matched,
  matchesSql,
  pageOfMatches,
  type RowFilter,
  type RowOrder,
  searchPatterns,
} from '../list/page-of-matches.ts'
import type { Picture } from '../picture/picture.ts'
import { countRows, listRows } from '../row/row.store.ts'
import { listingHealth, type WholeListing } from './listing-health.ts'
import { type ListingContent, listingLabelsOf } from './listing.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { AVAILABLE, FOR_RENT, SOLD } from '@tahanan/contracts/property/property-status.ts'
import type { Area } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { QUIET_LISTING, QUIET_SINCE } from '../interest/listing-interest.ts'

/** A row of the staff table; type and subtype are the project's where there is one. */
interface ListedListing
  extends
    Omit<WholeListing, 'status' | 'availability' | 'listingType'>,
    Pick<
      ListingContent,
      | 'name'
      | 'listingType'
      | 'availability'
      | 'status'
      | 'propertyType'
      | 'propertySubtype'
      | 'location'
      | 'featured'
      | 'priceCentavos'
    > {
  readonly id: number
  readonly version: number
  readonly slug: string
  readonly project: WarnedProject | null
  readonly projectName: string | null
  readonly developerName: string | null
  readonly brokerName: string | null
  readonly updatedAt: Date
  /** The first picture. */
  readonly cover: Pick<Picture, 'hash' | 'variants'> | null
}

const ROW = `l.id, l.version, l.slug, ${HEALTH_COLUMNS},
  coalesce(p.property_type, l.property_type) as "propertyType",
  coalesce(p.property_subtype, l.property_subtype) as "propertySubtype",
  l.location, l.featured, l.price_centavos::float8 as "priceCentavos", l.updated_at as "updatedAt",
  p.name as "projectName", d.name as "developerName", b.name as "brokerName",
  (select jsonb_build_object('hash', hash, 'variants', variants) from app.picture
    where owner_noun = 'listing' and owner_id = l.id and deleted_at is null order by position, id limit 1) as cover`

/** Names are joined to the rows of the page alone. */
const ROW_TABLES = `app.listing l
  left join app.project p on p.id = l.project_id
  left join app.developer d on d.id = p.developer_id
  left join app.broker b on b.id = l.broker_id`

const THUMBNAIL_PX = 360

const EVERYTHING = filterListings([]).where

/**
 * The words of `q` with the projects whose name, or whose developer's name, holds them. Asked first, and apart: given
 * the ids, the planner knows how many listings a word brings, and can do either half of the "or" by an index.
 */
async function findSearchedWords(pool: Pool, q: string): Promise<SearchedWord[]> {
  const patterns = searchPatterns(q)
  if (patterns.length === 0) return []
  return listRows(pool, {
    name: 'listing.searched-words',
    text: `select pattern, array(
        select p.id from app.project p join app.developer d on d.id = p.developer_id
        where p.deleted_at is null and (p.name_folded like pattern or d.name_folded like pattern)) as "projectIds"
      from unnest($1::text[]) with ordinality as word (pattern, place) order by place`,
    values: [patterns],
  })
}

/** One page of what words and filters find, and how many they find. */
async function findListings(
  pool: Pool,
  { where, values }: RowFilter,
  query: ListingListQuery,
): Promise<ListPage<ListedListing>> {
  const order = LISTING_ORDERS[query.sort]
  const areAll = where === EVERYTHING
  const text = matchesSql({ noun: 'listing', where, columns: ROW, tables: ROW_TABLES, order, areAll }, query)
  const { rows } = await pool.query<ListedListing & Matched>(text, [...values])
  return pageOfMatches(rows)
}

/** What a query narrows the list to. */
export async function listingFilterOf(
  pool: Pool,
  query: Partial<ListingListQuery> & Pick<ListingListQuery, 'q'>,
  now: Date,
): Promise<RowFilter> {
  const words = await findSearchedWords(pool, query.q)
  const terms = query.health === undefined ? undefined : await listingAttentionTerms(pool, now)
  return filterListings(words, query, terms)
}

/** How many listings a query finds, counted to `most`. */
export async function countListingsTo(
  { pool }: Catalog,
  query: ListingListQuery,
  most: number,
  now: Date,
): Promise<number> {
  const { where, values } = await listingFilterOf(pool, query, now)
  return countRows(pool, `(select from app.listing where ${where} limit ${most}) found`, values)
}

/** Listings, newest first unless asked otherwise; `q` looks at name, location, project and developer. */
export async function listListings(
  { pool }: Catalog,
  query: ListingListQuery,
  now: Date,
): Promise<ListPage<ListingListItem>> {
  const filter = await listingFilterOf(pool, query, now)
  const { count, results } = await findListings(pool, filter, query)
  const today = manilaDate(now)
  return { count, results: results.map((listing) => itemOf(listing, today)) }
}

function itemOf(listing: ListedListing, today: string): ListingListItem {
  const { cover } = listing
  return {
    id: listing.id,
    slug: listing.slug,
    version: listing.version,
    name: listing.name,
    type: listing.listingType,
    ...listingLabelsOf(listing, null),
    price: priceText(priceOf(listing), 'short'),
    location: listing.location,
    project_name: listing.projectName,
    developer_name: listing.developerName,
    broker_name: listing.brokerName,
    featured: listing.featured,
    is_published: listing.isPublished,
    image: cover && mediaAddress(cover.hash, variantFor(cover.variants, THUMBNAIL_PX)),
    warnings: listingHealth(listing, listing.project, today),
    updated_at: listing.updatedAt.toISOString(),
  }
}

/** One word of `q`: the listings that have it in their own text, and the projects that have it in their names. */
interface SearchedWord {
  readonly pattern: string
  readonly projectIds: readonly number[]
}

const LEAST = 'coalesce(price_centavos, min_price_centavos, max_price_centavos)'
const MOST = 'coalesce(price_centavos, max_price_centavos, min_price_centavos)'

const FOR_RENT_SQL = `(listing_type = ${BROKERAGE_LISTING} and status = ${FOR_RENT})`

const PICTURED = `id in (select owner_id from app.picture where owner_noun = 'listing' and deleted_at is null)`

/** What the orders go by; a price on request stands last in both. */
const LISTING_ORDERS: Readonly<Record<ListingSort, RowOrder>> = {
  newest: { key: 'id', direction: 'desc' },
  name: { key: 'search_folded', direction: 'asc' },
  '-name': { key: 'search_folded', direction: 'desc' },
  price: { key: `coalesce(${LEAST}, ${Number.MAX_SAFE_INTEGER})`, direction: 'asc' },
  '-price': { key: `coalesce(${LEAST}, -1)`, direction: 'desc' },
  updated: { key: 'updated_at', direction: 'asc' },
  '-updated': { key: 'updated_at', direction: 'desc' },
  quiet: QUIET_SINCE,
}

/** Rows of `app.listing` that hold every word, in their own text or in the names of their project, and pass the filters. */
function filterListings(
  words: readonly SearchedWord[],
  filters: Partial<ListingListQuery> = {},
  terms?: AttentionTerms,
): RowFilter {
  const values: unknown[] = []
  const value = (content: unknown): string => `$${values.push(content)}`
  const where = ['deleted_at is null']
  const add = <Filter>(filter: Filter | null | undefined, condition: (filter: Filter) => string): void => {
    if (filter !== undefined && filter !== null) where.push(condition(filter))
  }
  const isTrue = (column: string, truth: boolean): string => (truth ? column : `not ${column}`)
  for (const { pattern, projectIds } of words) {
    const own = `search_folded like ${value(pattern)}`
    where.push(projectIds.length === 0 ? own : `(${own} or project_id = any (${value(projectIds)}))`)
  }
  add(filters.state, (state) => isTrue('is_published', state === 'published'))
  add(filters.availability, (wanted) => `availability = ${wanted === 'sold' ? SOLD : AVAILABLE}`)
  add(filters.offer, (offer) => isTrue(FOR_RENT_SQL, offer === 'rent'))
  add(filters.property_type, (code) => ofProject('property_type', value(code)))
  add(filters.property_subtype, (code) => ofProject('property_subtype', value(code)))
  add(filters.project, (id) => `project_id = ${value(id)}`)
  add(filters.developer, (id) => `project_id in (select id from app.project where developer_id = ${value(id)})`)
  add(filters.broker, (id) => `broker_id = ${value(id)}`)
  add(filters.area, (code) => inArea(value(codesWithin(code))))
  add(filters.min_price, (centavos) => `${MOST} >= ${value(centavos)}`)
  add(filters.max_price, (centavos) => `${LEAST} <= ${value(centavos)}`)
  add(filters.featured, (featured) => isTrue('featured', featured === 'true'))
  add(filters.pictures, (pictures) => isTrue(PICTURED, pictures === 'some'))
  add(filters.enquiries, () => QUIET_LISTING)
  if (terms !== undefined) add(filters.health, (reason) => `id in (${needsAttentionSql(terms, reason, value)})`)
  return { where: where.join(' and '), values }
}

/** A listing with a project is of the project's type and subtype (decision 58). */
function ofProject(column: 'property_type' | 'property_subtype', code: string): string {
  return `(project_id is null and ${column} = ${code}
    or project_id in (select id from app.project where ${column} = ${code}))`
}

/** Where staff chose the area of a project, its units at the same location are there (`placeOfListing`). */
function inArea(codes: string): string {
  return `(area_code = any (${codes}) or is_area_chosen is not true and (project_id, location) in
    (select id, location from app.project where is_area_chosen and area_code = any (${codes})))`
}

function codesWithin(code: string): string[] {
  const gazetteer = openGazetteer()
  const codesOf = (area: Area): string[] => [area.code, ...gazetteer.children(area).flatMap(codesOf)]
  const area = gazetteer.areaOf(code)
  return area === undefined ? [] : codesOf(area)
}
