import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { cutDetails } from '@tahanan/contracts/project/cut-details.ts'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import type { PageHead } from '../page/page-head.ts'
import { shareImage } from '../page/share-image.ts'
import { listingDescription } from './listing-description.ts'

const EXISTING = { Available: 'InStock', 'Sold-out': 'SoldOut', Sold: 'SoldOut', Leased: 'SoldOut' } as const

/** A listing in search engines and shared links. */
export function listingHead(listing: ListingDetail): PageHead {
  const { name, slug, location, pictures, price_full: price } = listing
  const path = `/listing/${slug}/`
  return {
    title: `${name}, ${price}`,
    description: import.meta.env.SSR ? listingDescription(listing) : '',
    canonical: path,
    isIndexed: listing.availability === 'Available',
    ...(import.meta.env.SSR && {
      image: shareImage(pictures[0], name),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'RealEstateListing',
          name,
          url: path,
          description: cutDetails(listing.details),
          image: pictures.slice(0, 6).map(({ url }) => url),
          dateModified: listing.updated_at,
          contentLocation: { '@type': 'Place', name: location, address: location },
          offers: {
            '@type': 'Offer',
            priceCurrency: 'PHP',
            ...(listing.price_sort !== null && { price: listing.price_sort }),
            availability: `https://schema.org/${EXISTING[listing.availability]}`,
            businessFunction: `http://purl.org/goodrelations/v1#${listing.property_status === 'For Rent' ? 'LeaseOut' : 'Sell'}`,
          },
        },
        breadcrumbData([{ name, path }]),
      ],
    }),
  }
}
