import type { ListingListItem } from '@tahanan/contracts/listing/listing-list-item.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { listingLabelsOf } from './listing-labels-of.ts'
import { countListings, findSearchedWords, type ListedListing, listListingRows } from './listing-list.store.ts'

/** Listings, newest first; `q` looks at name, location, project and developer. */
export async function listListings({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<ListingListItem>> {
  const words = await findSearchedWords(pool, query.q)
  const count = await countListings(pool, words)
  const rows = count === 0 ? [] : await listListingRows(pool, words, query, count)
  return { count, results: rows.map(itemOf) }
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
