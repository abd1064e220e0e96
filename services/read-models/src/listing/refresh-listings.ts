import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import type { ListingDetail, ListingPayment, MoveIn } from '@tahanan/contracts/listing/listing-detail.ts'
import { priceOf } from '@tahanan/contracts/listing/listing-state.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { equity } from '@tahanan/contracts/money/equity.ts'
import { pesosFromCentavos, pesosOrNull } from '@tahanan/contracts/money/pesos.ts'
import { priceSortCentavos, priceText } from '@tahanan/contracts/money/price-text.ts'
import { publicPictureOf } from '@tahanan/contracts/picture/public-picture.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { pricedAreaSqm, pricePerSqmCentavos } from '@tahanan/contracts/property/price-per-sqm.ts'
import {
  AVAILABLE,
  isRental,
  propertyStatusOf,
  publicAvailabilityLabel,
} from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { unitTypeLabel } from '@tahanan/contracts/property/unit-type.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { namedAmenities } from '../amenity/amenity.store.ts'
import { toPublicBroker } from '../broker/to-public-broker.ts'
import { safeDetails } from '../html/safe-details.ts'
import { asciiJson } from '../page/page.ts'
import { removeViews } from '../page/remove-views.store.ts'
import { imageAddress, variantsWithin } from '../picture/pictures-by-owner.ts'
import { lockReferences, type Refresh } from '../projection/refresh.ts'
import { replaceListingSearches } from './listing-search.store.ts'
import { areaTrail } from '../place/area-trail.ts'
import { priceLowered, propertyOf, publicPlaceOf, toListingSearch } from './listing-search.ts'
import { type ListingSources, readListingSources } from './listing-sources.store.ts'
import { type ListingView, addPendingIndexUpdates, upsertListingViews } from './listing-view.store.ts'

const NO_EQUITY = { maxPriceCentavos: null, equityPercentage: null, equityTermsMonths: null, equityFixedCentavos: null }

/** A card is 360 wide (§9), on most screens of two pixels each. */
const CARD_WIDTH_PX = 720

/** How long the page of a sold listing can be reached (decision 26). */
const SOLD_PAGE_DAYS = 90

const DAY_MS = 86_400_000

/** Makes the views of these listings from everything that is known now, and hides those that have none. */
export const refreshListings: Refresh = async (client, ids, now) => {
  await lockReferences(client, 'listing', ids)
  const sources = await readListingSources(client, ids, manilaDate(now))
  const views = sources.map(toListingView).filter((view) => view !== undefined)
  const shown = new Set(views.map(({ id }) => id))
  const hidden = ids.filter((id) => !shown.has(id))
  const changed = views.length > 0 ? await upsertListingViews(client, views) : []
  const isRemoved = hidden.length > 0 && (await removeViews(client, 'listing', hidden))
  await replaceListingSearches(client, ids, views)
  // Hidden ones even if there was no view: a rebuilt schema never had one of what an index may still have.
  const changes = [...changed, ...hidden]
  if (changes.length > 0) await addPendingIndexUpdates(client, changes)
  return changed.length > 0 || isRemoved
}

/**
 * Everything the read side shows of a listing, from its state and its parents'. Undefined when it has no page: it is
 * a draft, or its project is not known yet.
 */
export function toListingView(sources: ListingSources): ListingView | undefined {
  const { listing } = sources
  const card = toListingCard(sources)
  if (!listing.isPublished || card === undefined) return undefined
  const cardText = asciiJson(card)
  const isListed = listing.availability === AVAILABLE
  return {
    id: listing.id,
    slug: listing.slug,
    goneAt: isListed ? null : goneAt(listing.soldAt ?? listing.updatedAt),
    projectId: listing.projectId,
    card: cardText,
    // The members of the card and those of the extras make one object, and the card's are written only once.
    detail: `${cardText.slice(0, -1)},${asciiJson(toListingDetailExtras(sources)).slice(1)}`,
    search: isListed ? (toListingSearch(sources) ?? null) : null,
  }
}

function goneAt(soldAt: string): string {
  return new Date(Date.parse(soldAt) + SOLD_PAGE_DAYS * DAY_MS).toISOString()
}

/** What the listing's page shows beyond its card; a page that is written now lacks nothing. */
type ListingDetailExtras = Required<Omit<ListingDetail, keyof ListingCard>>

function toListingDetailExtras(sources: ListingSources): ListingDetailExtras {
  const { listing, project, broker, amenities, pictures } = sources
  const { area, place } = publicPlaceOf(sources)
  const ownLts = listing.listingType === PROJECT_LISTING ? (listing.dhsudLts ?? project?.dhsudLts ?? null) : null
  return {
    price_full: priceText(priceOf(listing), 'full'),
    price_changes: (listing.priceChanges ?? []).map(({ at, beforeCentavos, afterCentavos }) => ({
      changed_at: at,
      before: pesosFromCentavos(beforeCentavos),
      after: pesosFromCentavos(afterCentavos),
    })),
    carpark: listing.carpark,
    year_built: listing.yearBuilt ?? null,
    areas: areaTrail(area),
    place,
    details: safeDetails(listing.details),
    pictures: pictures.map(publicPictureOf),
    amenities: namedAmenities(listing.amenityIds, amenities),
    project_amenities: namedAmenities(project?.amenityIds ?? [], amenities),
    payment: toListingPayment(sources),
    move_in: toMoveIn(listing),
    dhsud_lts: ownLts,
    ad_approval_no: project?.adApprovalNo ?? null,
    completion_date: project?.completionDate ?? null,
    broker: broker === undefined ? null : toPublicBroker(broker, sources.brokerPhoto, sources.today),
    updated_at: listing.updatedAt,
  }
}

/** The list element of a listing; undefined while its project is not known. */
function toListingCard(sources: ListingSources): Required<ListingCard> | undefined {
  const { listing, project, developer, pictures } = sources
  const [cover] = pictures
  const property = propertyOf(sources)
  if (property === undefined) return undefined
  const price = priceOf(listing)
  const lowestCentavos = priceSortCentavos(price)
  const sizeSqm = pricedAreaSqm({ ...listing, ...property })
  const unitType = unitTypeLabel(listing.unitType)
  return {
    id: listing.id,
    slug: listing.slug,
    name: listing.name,
    type: listing.listingType,
    featured: listing.featured,
    price: priceText(price, 'short'),
    price_sort: pesosOrNull(lowestCentavos),
    size: sizeSqm,
    price_sqm: pesosOrNull(pricePerSqmCentavos(lowestCentavos, sizeSqm)),
    monthly_equity: toListingPayment(sources).monthly_equity || null,
    price_lowered: priceLowered(listing),
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
    posted_at: listing.createdAt,
    image: imageAddress(cover, CARD_WIDTH_PX),
    image_blur: cover?.blur ?? null,
    image_variants: variantsWithin(cover, CARD_WIDTH_PX),
    picture_count: pictures.length,
    developer_name: developer?.name ?? null,
    developer_slug: developer?.slug ?? null,
    project_name: project?.name ?? null,
    project_slug: project?.slug ?? null,
  }
}

/** What moving into a rental takes, where it says so. */
function toMoveIn(listing: ListingSources['listing']): MoveIn | null {
  if (listing.listingType === PROJECT_LISTING || !isRental(listing)) return null
  const { depositMonths: deposit, advanceMonths: advance, priceCentavos: rent } = listing
  const months = (deposit ?? 0) + (advance ?? 0)
  if (months === 0) return null
  return {
    deposit_months: deposit ?? 0,
    advance_months: advance ?? 0,
    total: pesosOrNull(rent === null ? null : rent * months),
  }
}

/** Payment terms in pesos. The project's reservation fee stands in for a missing one (decision 47). */
function toListingPayment({ listing, project }: Pick<ListingSources, 'listing' | 'project'>): ListingPayment {
  const isProjectListing = listing.listingType === PROJECT_LISTING
  const fee = listing.reservationFeeCentavos ?? project?.reservationFeeCentavos ?? null
  const reservationFeeCentavos = isProjectListing ? fee : null
  const terms = isProjectListing ? listing : NO_EQUITY
  const amounts = equity({ ...terms, reservationFeeCentavos })
  const financing = isProjectListing ? (project?.financingOption ?? []) : listing.financingOption
  return {
    reservation_fee: pesosOrNull(reservationFeeCentavos),
    equity_percentage: terms.equityPercentage,
    equity_terms: terms.equityTermsMonths,
    total_equity: pesosOrNull(amounts.totalEquityCentavos),
    net_equity: pesosOrNull(amounts.netEquityCentavos),
    monthly_equity: pesosOrNull(amounts.monthlyEquityCentavos),
    loanable_amount: pesosOrNull(amounts.loanableAmountCentavos),
    financing_option: financing.map((code) => labelOf(FINANCING_OPTIONS, code)),
  }
}
