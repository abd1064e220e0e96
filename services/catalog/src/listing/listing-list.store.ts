import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Pool } from 'pg'
import { rowsOfPage } from '../list/rows-of-page.ts'
import { searchPatterns } from '../list/search-patterns.ts'
import type { ListingContent } from './listing.ts'

/** A row of the staff table; type and subtype are the project's where there is one. */
export interface ListedListing extends Pick<
  ListingContent,
  'name' | 'status' | 'availability' | 'propertyType' | 'propertySubtype' | 'location' | 'featured' | 'isPublished'
> {
  readonly id: number
  readonly version: number
  readonly slug: string
  readonly listingType: ListingType
  readonly projectName: string | null
  readonly developerName: string | null
}

/**
 * Listings that hold each pattern in their own text, or in the names of their project and its developer. The projects
 * are few and are looked up first, so that either half of the "or" is an index's work.
 */
function matching(patterns: readonly string[]): { readonly where: string; readonly values: readonly unknown[] } {
  const each = patterns.map((_, index) => {
    const pattern = `$${index + 1}`
    return `and (search_folded like ${pattern} or project_id = any (array (
      select p.id from app.project p join app.developer d on d.id = p.developer_id
      where p.name_folded like ${pattern} or d.name_folded like ${pattern})))`
  })
  return { where: `deleted_at is null ${each.join('\n')}`, values: patterns }
}

export async function countListings(pool: Pool, { q }: StaffListQuery): Promise<number> {
  const { where, values } = matching(searchPatterns(q))
  const text = `select count(*)::integer as count from app.listing where ${where}`
  const { rows } = await pool.query<{ count: number }>(text, [...values])
  return rows[0]?.count ?? 0
}

/** One page, newest first. Names are joined to the rows of the page alone. */
export async function listListingRows(pool: Pool, query: StaffListQuery): Promise<ListedListing[]> {
  const { where, values } = matching(searchPatterns(query.q))
  const { limit, offset } = rowsOfPage(query)
  const next = values.length + 1
  const { rows } = await pool.query<ListedListing>(
    `select l.id, l.version, l.slug, l.listing_type as "listingType", l.name, l.status, l.availability,
       coalesce(p.property_type, l.property_type) as "propertyType",
       coalesce(p.property_subtype, l.property_subtype) as "propertySubtype",
       l.location, l.featured, l.is_published as "isPublished",
       p.name as "projectName", d.name as "developerName"
     from (select id from app.listing where ${where} order by id desc limit $${next} offset $${next + 1}) page
     join app.listing l using (id)
     left join app.project p on p.id = l.project_id
     left join app.developer d on d.id = p.developer_id
     order by l.id desc`,
    [...values, limit, offset],
  )
  return rows
}
