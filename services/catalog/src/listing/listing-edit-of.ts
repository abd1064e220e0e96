import type { ListingEdit } from '@tahanan/contracts/listing/listing-edit.ts'
import { listingHealth } from '@tahanan/contracts/listing/listing-health.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { pesosOrNull } from '@tahanan/contracts/money/pesos.ts'
import { placeOfListing } from '@tahanan/contracts/place/place.ts'
import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { refuseStale } from '../aggregate/stored.store.ts'
import type { UnitOfWork } from '../command/run-command.ts'
import { documentSlotsOf } from '../document/document-commands.ts'
import { pictureAnswerOf } from '../picture/picture-answers.ts'
import { placeAnswerOf } from '../place/place-answer-of.ts'
import { equityAnswerOf } from './equity-answer-of.ts'
import { findListingDetail, type ListingDetail } from './listing-detail.store.ts'
import type { ListingRow } from './listing.store.ts'
import { effectiveProperty } from './listing.ts'

/** What the edit form starts from: codes, in the spellings of §3, one of the two kinds nested. `today` is a day in Manila. */
export function listingEditOf(listing: ListingDetail, today: string): ListingEdit {
  const isProject = listing.listingType === PROJECT_LISTING
  return {
    id: listing.id,
    slug: listing.slug,
    version: listing.version,
    name: listing.name,
    type: listing.listingType,
    is_published: listing.isPublished,
    featured: listing.featured,
    location: listing.location,
    ...placeAnswerOf(placeOfListing(listing, listing.project)),
    show_exact_place: listing.showExactPlace,
    lot_area: listing.lotAreaSqm,
    floor_area: listing.floorAreaSqm,
    bedroom: listing.bedroom,
    bathroom: listing.bathroom,
    carpark: listing.carpark,
    parking: listing.parking,
    project: listing.projectId,
    details: listing.details,
    amenities: [...listing.amenities],
    availability: listing.availability,
    reservation_fee: pesosOrNull(listing.reservationFeeCentavos),
    broker_id: listing.brokerId,
    pictures: listing.pictures.map(pictureAnswerOf),
    project_listing: isProject ? projectListingOf(listing) : null,
    brokerage_listing: isProject ? null : brokerageListingOf(listing),
    warnings: listingHealth(listing, listing.project, today),
  }
}

function propertyOf(listing: ListingDetail) {
  const { propertyType, propertySubtype } = effectiveProperty(listing, listing.project)
  const unitType = listing.unitType ?? NO_UNIT_TYPE
  return {
    property_type: propertyType,
    property_subtype: propertySubtype,
    property_unit_type: unitType,
    unit_type: unitType,
  }
}

function projectListingOf(listing: ListingDetail): ListingEdit['project_listing'] {
  if (listing.projectId === null) return null
  return {
    project: listing.projectId,
    ...propertyOf(listing),
    property_status: listing.status,
    minimum_price: pesosOrNull(listing.minPriceCentavos),
    maximum_price: pesosOrNull(listing.maxPriceCentavos),
    equity_terms: listing.equityTermsMonths,
    equity_percentage: listing.equityPercentage,
    reservation_fee: pesosOrNull(listing.reservationFeeCentavos),
    equity_fixed: pesosOrNull(listing.equityFixedCentavos) ?? 0,
    dhsud_lts: listing.dhsudLts,
    ...equityAnswerOf(listing),
  }
}

function brokerageListingOf(listing: ListingDetail): ListingEdit['brokerage_listing'] {
  return {
    project: listing.projectId,
    ...propertyOf(listing),
    brokerage_type: listing.status,
    listing_status: listing.status,
    price: pesosOrNull(listing.priceCentavos),
    financing_option: [...listing.financingOption],
    title_number: listing.titleNumber,
    tax_declaration_number: listing.taxDeclarationNumber,
    terms_of_payment: listing.termsOfPayment,
    listing_owner: listing.listingOwner,
    owner_of_the_property: listing.ownerOfTheProperty,
    ...documentSlotsOf(listing.documents),
  }
}

/**
 * Refuses a change that was made to an older version than the one that is locked.
 *
 * @throws Conflict('stale') with what the form would start from now under `latest` (decision 64)
 */
export async function refuseStaleListing(
  { client, context }: UnitOfWork,
  row: Pick<ListingRow, 'id' | 'version'>,
  expectedVersion: number | undefined,
): Promise<void> {
  if (expectedVersion === undefined || expectedVersion === row.version) return
  const detail = await findListingDetail(client, row.id)
  refuseStale(row, expectedVersion, detail && listingEditOf(detail, manilaDate(context.now)))
}
