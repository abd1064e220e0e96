import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Pool } from 'pg'
import type { RowFilter } from '../list/row-filter.ts'
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

/** So many matches are quicker found by the text index and sorted than met on a walk. */
const FEW = 2_000

/** One word of `q`: the listings that have it in their own text, and the projects that have it in their names. */
export interface SearchedWord {
  readonly pattern: string
  readonly projectIds: readonly number[]
}

/**
 * The words of `q` with the projects whose name, or whose developer's name, holds them. Asked first, and apart: given
 * the ids, the planner knows how many listings a word brings, and can do either half of the "or" by an index.
 */
export async function findSearchedWords(pool: Pool, q: string): Promise<SearchedWord[]> {
  const patterns = searchPatterns(q)
  if (patterns.length === 0) return []
  const { rows } = await pool.query<SearchedWord>(
    `select pattern, array(
       select p.id from app.project p join app.developer d on d.id = p.developer_id
       where p.deleted_at is null and (p.name_folded like pattern or d.name_folded like pattern)) as "projectIds"
     from unnest($1::text[]) with ordinality as word (pattern, place) order by place`,
    [patterns],
  )
  return rows
}

/** Rows of `app.listing` that hold every word, in their own text or in the names of their project. */
export function matchListings(words: readonly SearchedWord[]): RowFilter {
  const values: unknown[] = []
  const conditions = words.map(({ pattern, projectIds }) => {
    const ofListing = `search_folded like $${values.push(pattern)}`
    return projectIds.length === 0 ? ofListing : `(${ofListing} or project_id = any ($${values.push(projectIds)}))`
  })
  return { where: ['deleted_at is null', ...conditions].join(' and '), values }
}

export async function countListings(pool: Pool, words: readonly SearchedWord[]): Promise<number> {
  const { where, values } = matchListings(words)
  const text = `select count(*)::integer as count from app.listing where ${where}`
  const { rows } = await pool.query<{ count: number }>(text, [...values])
  return rows[0]?.count ?? 0
}

/**
 * One page, newest first; names are joined to its rows alone.
 *
 * @param count how many match in all. The planner cannot know how often words meet, and would walk the newest listings
 *   for ever after two that hardly do: few are therefore collected first, and sorted.
 */
export async function listListingRows(
  pool: Pool,
  words: readonly SearchedWord[],
  query: StaffListQuery,
  count: number,
): Promise<ListedListing[]> {
  const { where, values } = matchListings(words)
  const collected = count <= FEW ? 'offset 0' : ''
  const { limit, offset } = rowsOfPage(query)
  const next = values.length + 1
  const { rows } = await pool.query<ListedListing>(
    `select l.id, l.version, l.slug, l.listing_type as "listingType", l.name, l.status, l.availability,
       coalesce(p.property_type, l.property_type) as "propertyType",
       coalesce(p.property_subtype, l.property_subtype) as "propertySubtype",
       l.location, l.featured, l.is_published as "isPublished",
       p.name as "projectName", d.name as "developerName"
     from (
       select id from (select id from app.listing where ${where} ${collected}) hit
       order by id desc limit $${next} offset $${next + 1}) page
     join app.listing l using (id)
     left join app.project p on p.id = l.project_id
     left join app.developer d on d.id = p.developer_id
     order by l.id desc`,
    [...values, limit, offset],
  )
  return rows
}
