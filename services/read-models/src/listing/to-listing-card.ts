import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { pesosFromCentavos } from '@tahanan/contracts/money/pesos-from-centavos.ts'
import { priceSortCentavos } from '@tahanan/contracts/money/price-sort-centavos.ts'
import { priceText } from '@tahanan/contracts/money/price-text.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { propertyStatusOf } from '@tahanan/contracts/property/property-status-of.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { publicAvailabilityLabel } from '@tahanan/contracts/property/public-availability-label.ts'
import { unitTypeLabel } from '@tahanan/contracts/property/unit-type-label.ts'
import { imageAddress } from '../picture/image-address.ts'
import { variantsWithin } from '../picture/variants-within.ts'
import type { ListingSources } from './listing-sources.ts'
import { priceOf } from './price-of.ts'
import { propertyOf } from './property-of.ts'
import { toListingPayment } from './to-listing-payment.ts'

/** A card is 360 wide (§9), on most screens of two pixels each. */
const CARD_WIDTH_PX = 720

/** The list element of a listing; undefined while its project is not known. */
export function toListingCard(sources: ListingSources): ListingCard | undefined {
  const { listing, project, developer, pictures } = sources
  const [cover] = pictures
  const property = propertyOf(sources)
  if (property === undefined) return undefined
  const price = priceOf(listing)
  const lowestCentavos = priceSortCentavos(price)
  const unitType = unitTypeLabel(listing.unitType)
  return {
    id: listing.id,
    slug: listing.slug,
    name: listing.name,
    type: listing.listingType,
    featured: listing.featured,
    price: priceText(price, 'short'),
    price_sort: lowestCentavos === null ? null : pesosFromCentavos(lowestCentavos),
    monthly_equity: toListingPayment(sources).monthly_equity || null,
    property_type: labelOf(PROPERTY_TYPES, property.propertyType),
    property_subtype: labelOf(PROPERTY_SUBTYPES, property.propertySubtype),
    property_unit_type: unitType,
    unit_type: unitType,
    property_status: propertyStatusOf(listing.listingType, listing.status),
    availability: publicAvailabilityLabel(listing),
    bedroom: listing.bedroom,
    bathroom: listing.bathroom,
    parking: listing.parking || (listing.carpark ?? 0) > 0,
    floor_area: listing.floorAreaSqm,
    lot_area: listing.lotAreaSqm,
    location: listing.location,
    image: imageAddress(cover, CARD_WIDTH_PX),
    image_blur: cover?.blur ?? null,
    image_variants: variantsWithin(cover, CARD_WIDTH_PX),
    developer_name: developer?.name ?? null,
    developer_slug: developer?.slug ?? null,
    project_name: project?.name ?? null,
    project_slug: project?.slug ?? null,
  }
}
