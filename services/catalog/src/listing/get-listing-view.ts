import { listingHealth } from '@tahanan/contracts/listing/listing-health.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { ListingView } from '@tahanan/contracts/listing/listing-view.ts'
import { pesosOrNull } from '@tahanan/contracts/money/pesos.ts'
import { priceText } from '@tahanan/contracts/money/price-text.ts'
import { placeOfListing } from '@tahanan/contracts/place/place.ts'
import { isRental } from '@tahanan/contracts/property/property-status.ts'
import { unitTypeLabel } from '@tahanan/contracts/property/unit-type.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/run-command.ts'
import { documentSlotsOf } from '../document/document-commands.ts'
import { pictureAnswerOf } from '../picture/picture-answers.ts'
import { placeAnswerOf } from '../place/place-answer-of.ts'
import { equityAnswerOf } from './equity-answer-of.ts'
import { findListingDetail, type ListingDetail } from './listing-detail.store.ts'
import { listingLabelsOf } from './listing.ts'

/** @throws NotFound */
export async function getListingView({ pool }: Catalog, id: number, now: Date): Promise<ListingView> {
  const listing = await findListingDetail(pool, id)
  if (listing === undefined) throw new NotFound('listing', id)
  return listingViewOf(listing, manilaDate(now))
}

/** What the read-only page shows: labels, texts of prices, amounts in pesos. `today` is a day in Manila. */
function listingViewOf(listing: ListingDetail, today: string): ListingView {
  const { project } = listing
  const isProject = listing.listingType === PROJECT_LISTING
  const projectListing = isProject ? projectListingOf(listing) : null
  const price = {
    minPriceCentavos: isProject ? listing.minPriceCentavos : listing.priceCentavos,
    maxPriceCentavos: isProject ? listing.maxPriceCentavos : listing.priceCentavos,
    perMonth: isRental(listing),
  }
  return {
    id: listing.id,
    slug: listing.slug,
    version: listing.version,
    name: listing.name,
    type: listing.listingType,
    is_published: listing.isPublished,
    featured: listing.featured,
    developer_name: project?.developerName ?? null,
    developer_slug: project?.developerSlug ?? null,
    project_name: project?.name ?? null,
    project_slug: project?.slug ?? null,
    price: priceText(price, 'short'),
    price_full: priceText(price, 'full'),
    ...listingLabelsOf(listing, project),
    property_unit_type: unitTypeLabel(listing.unitType),
    unit_type: unitTypeLabel(listing.unitType),
    bedroom: listing.bedroom,
    bathroom: listing.bathroom,
    carpark: listing.carpark,
    parking: listing.parking,
    lot_area: listing.lotAreaSqm,
    floor_area: listing.floorAreaSqm,
    monthly_equity: projectListing?.monthly_equity ?? null,
    location: listing.location,
    ...placeAnswerOf(placeOfListing(listing, project)),
    show_exact_place: listing.showExactPlace,
    amenities: [...listing.amenities],
    project_amenities: [...(project?.amenities ?? [])],
    details: listing.details,
    pictures: listing.pictures.map(pictureAnswerOf),
    broker_id: listing.brokerId,
    project_listing: projectListing,
    brokerage_listing: isProject ? null : brokerageListingOf(listing),
    warnings: listingHealth(listing, project, today),
  }
}

function projectListingOf(listing: ListingDetail): NonNullable<ListingView['project_listing']> {
  const { project } = listing
  return {
    equity_percentage: listing.equityPercentage,
    equity_terms: listing.equityTermsMonths,
    reservation_fee: pesosOrNull(listing.reservationFeeCentavos ?? project?.reservationFeeCentavos ?? null),
    dhsud_lts: listing.dhsudLts ?? project?.dhsudLts ?? null,
    minimum_price: pesosOrNull(listing.minPriceCentavos),
    maximum_price: pesosOrNull(listing.maxPriceCentavos),
    financing_option: [...(project?.financingOption ?? [])],
    ...equityAnswerOf(listing),
  }
}

function brokerageListingOf(listing: ListingDetail): NonNullable<ListingView['brokerage_listing']> {
  return {
    price: pesosOrNull(listing.priceCentavos),
    tax_declaration_number: listing.taxDeclarationNumber,
    title_number: listing.titleNumber,
    terms_of_payment: listing.termsOfPayment,
    owner_of_the_property: listing.ownerOfTheProperty,
    listing_owner: listing.listingOwner,
    financing_option: [...listing.financingOption],
    ...documentSlotsOf(listing.documents),
  }
}
