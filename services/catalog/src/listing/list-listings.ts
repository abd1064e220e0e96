import type { ListingListItem } from '@tahanan/contracts/listing/listing-answers.ts'
import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import type { Pool } from 'pg'
import type { Catalog } from '../command/run-command.ts'
import {
  type ListPage,
  matchesSql,
  pageOfMatches,
  type RowFilter,
  rowsOfPage,
  searchPatterns,
} from '../list/page-of-matches.ts'
import { type ListingContent, listingLabelsOf } from './listing.ts'

/** A row of the staff table; type and subtype are the project's where there is one. */
interface ListedListing extends Pick<
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

const ROW = `l.id, l.version, l.slug, l.listing_type as "listingType", l.name, l.status, l.availability,
  coalesce(p.property_type, l.property_type) as "propertyType",
  coalesce(p.property_subtype, l.property_subtype) as "propertySubtype",
  l.location, l.featured, l.is_published as "isPublished", p.name as "projectName", d.name as "developerName"`

/** Names are joined to the rows of the page alone. */
const ROW_TABLES = `app.listing l
  left join app.project p on p.id = l.project_id
  left join app.developer d on d.id = p.developer_id`

/** One word of `q`: the listings that have it in their own text, and the projects that have it in their names. */
interface SearchedWord {
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
  const { rows } = await pool.query<SearchedWord>({
    name: 'listing.searched-words',
    text: `select pattern, array(
        select p.id from app.project p join app.developer d on d.id = p.developer_id
        where p.deleted_at is null and (p.name_folded like pattern or d.name_folded like pattern)) as "projectIds"
      from unnest($1::text[]) with ordinality as word (pattern, place) order by place`,
    values: [patterns],
  })
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

async function countListings(pool: Pool): Promise<number> {
  const text = 'select count(*)::integer as count from app.listing where deleted_at is null'
  const { rows } = await pool.query<{ count: number }>({ name: 'listing.count', text })
  return rows[0]?.count ?? 0
}

/** One page of all of them, newest first. */
async function listListingRows(pool: Pool, query: StaffListQuery): Promise<ListedListing[]> {
  const { limit, offset } = rowsOfPage(query)
  const { rows } = await pool.query<ListedListing>({
    name: 'listing.list',
    text: `select ${ROW}
      from (select id from app.listing where deleted_at is null order by id desc limit $1 offset $2) page
      join (${ROW_TABLES}) on l.id = page.id
      order by l.id desc`,
    values: [limit, offset],
  })
  return rows
}

/** One page of what words find, newest first, and how many they find. */
async function findListings(
  pool: Pool,
  words: readonly SearchedWord[],
  query: StaffListQuery,
): Promise<ListPage<ListedListing>> {
  const { where, values } = matchListings(words)
  const text = matchesSql({ noun: 'listing', where, columns: ROW, tables: ROW_TABLES }, query)
  const { rows } = await pool.query<ListedListing & { readonly matches: number }>(text, [...values])
  return pageOfMatches(rows)
}

/** Listings, newest first; `q` looks at name, location, project and developer. */
export async function listListings({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<ListingListItem>> {
  const words = await findSearchedWords(pool, query.q)
  const { count, results } = words.length === 0 ? await listAll(pool, query) : await findListings(pool, words, query)
  return { count, results: results.map(itemOf) }
}

async function listAll(pool: Pool, query: StaffListQuery): Promise<ListPage<ListedListing>> {
  const [count, results] = await Promise.all([countListings(pool), listListingRows(pool, query)])
  return { count, results }
}

function itemOf(listing: ListedListing): ListingListItem {
  return {
    id: listing.id,
    slug: listing.slug,
    version: listing.version,
    name: listing.name,
    type: listing.listingType,
    ...listingLabelsOf(listing, null),
    location: listing.location,
    project_name: listing.projectName,
    developer_name: listing.developerName,
    featured: listing.featured,
    is_published: listing.isPublished,
  }
}
