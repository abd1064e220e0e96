import type { ListingListItem } from '@tahanan/contracts/listing/listing-list-item.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Pool } from 'pg'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { listingLabelsOf } from './listing-labels-of.ts'
import {
  countListings,
  findListings,
  findSearchedWords,
  type ListedListing,
  listListingRows,
} from './listing-list.store.ts'

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
