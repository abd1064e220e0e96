import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { priceText } from '@tahanan/contracts/money/price-text.ts'
import { publicPictureOf } from '@tahanan/contracts/picture/public-picture-of.ts'
import { namedAmenities } from '../amenity/named-amenities.ts'
import { toPublicBroker } from '../broker/to-public-broker.ts'
import { safeDetails } from '../html/safe-details.ts'
import type { ListingSources } from './listing-sources.ts'
import { priceOf } from './price-of.ts'
import { toListingPayment } from './to-listing-payment.ts'

/** What the listing's page shows beyond its card. */
export type ListingDetailExtras = Omit<ListingDetail, keyof ListingCard>

export function toListingDetailExtras(sources: ListingSources): ListingDetailExtras {
  const { listing, project, broker, amenities, pictures } = sources
  const ownLts = listing.listingType === PROJECT_LISTING ? (listing.dhsudLts ?? project?.dhsudLts ?? null) : null
  return {
    price_full: priceText(priceOf(listing), 'full'),
    carpark: listing.carpark,
    details: safeDetails(listing.details),
    pictures: pictures.map(publicPictureOf),
    amenities: namedAmenities(listing.amenityIds, amenities),
    project_amenities: namedAmenities(project?.amenityIds ?? [], amenities),
    payment: toListingPayment(sources),
    dhsud_lts: ownLts,
    ad_approval_no: project?.adApprovalNo ?? null,
    completion_date: project?.completionDate ?? null,
    broker: broker === undefined ? null : toPublicBroker(broker, sources.brokerPhoto, sources.today),
    updated_at: listing.updatedAt,
  }
}
