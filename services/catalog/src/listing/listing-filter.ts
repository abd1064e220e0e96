import type { ListingListQuery, ListingSort } from '@tahanan/contracts/listing/listing-list-query.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { AVAILABLE, FOR_RENT, SOLD } from '@tahanan/contracts/property/property-status.ts'
import type { Area } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { type AttentionTerms, needsAttentionSql } from '../attention/listing-attention.store.ts'
import { QUIET_LISTING, QUIET_SINCE } from '../interest/listing-interest.ts'
import type { RowFilter, RowOrder } from '../list/page-of-matches.ts'

/** One word of `q`: the listings that have it in their own text, and the projects that have it in their names. */
export interface SearchedWord {
  readonly pattern: string
  readonly projectIds: readonly number[]
}

const LEAST = 'coalesce(price_centavos, min_price_centavos, max_price_centavos)'
const MOST = 'coalesce(price_centavos, max_price_centavos, min_price_centavos)'

const FOR_RENT_SQL = `(listing_type = ${BROKERAGE_LISTING} and status = ${FOR_RENT})`

const PICTURED = `id in (select owner_id from app.picture where owner_noun = 'listing' and deleted_at is null)`

/** What the orders go by; a price on request stands last in both. */
export const LISTING_ORDERS: Readonly<Record<ListingSort, RowOrder>> = {
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
export function filterListings(
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
