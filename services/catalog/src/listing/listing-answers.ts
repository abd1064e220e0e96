import {
  answerNameOf,
  type ListingEdit,
  type ListingView,
  type PlainAnswers,
} from '@tahanan/contracts/listing/listing-answers.ts'
import {
  BROKERAGE_FIELDS,
  COMMON_FIELDS,
  type PlainField,
  plainFields,
  PROJECT_FIELDS,
} from '@tahanan/contracts/listing/listing-fields.ts'
import { listingHealth } from './listing-health.ts'
import { priceOf } from '@tahanan/contracts/listing/listing-state.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { equity } from '@tahanan/contracts/money/equity.ts'
import { pesosOrNull } from '@tahanan/contracts/money/pesos.ts'
import { priceText } from '@tahanan/contracts/money/price-text.ts'
import { placeOfListing } from '@tahanan/contracts/place/place.ts'
import { NO_UNIT_TYPE, unitTypeLabel } from '@tahanan/contracts/property/unit-type.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { refuseStale } from '../aggregate/stored.store.ts'
import type { Catalog, UnitOfWork } from '../command/run-command.ts'
import { documentSlotsOf } from '../document/document-commands.ts'
import { pictureAnswerOf } from '../picture/picture-answers.ts'
import { placeAnswerOf } from '../place/place-answer-of.ts'
import { getListingDetail, type ListingDetail, type ListingRow } from './listing.store.ts'
import { effectiveProperty, listingLabelsOf } from './listing.ts'

/** Equity of a project listing in pesos (decision 36), its fee being the project's where it has none (47). */
function equityAnswerOf(listing: ListingDetail) {
  const amounts = equity({ ...listing, reservationFeeCentavos: reservationFeeCentavosOf(listing) })
  return {
    total_equity: pesosOrNull(amounts.totalEquityCentavos),
    net_equity: pesosOrNull(amounts.netEquityCentavos),
    monthly_equity: pesosOrNull(amounts.monthlyEquityCentavos),
    loanable_amount: pesosOrNull(amounts.loanableAmountCentavos),
  }
}

function reservationFeeCentavosOf({ reservationFeeCentavos, project }: ListingDetail): number | null {
  return reservationFeeCentavos ?? project?.reservationFeeCentavos ?? null
}

/** @throws NotFound */
export async function getListingView({ pool }: Catalog, id: number, now: Date): Promise<ListingView> {
  return listingViewOf(await getListingDetail(pool, id), manilaDate(now))
}

/** What the page and the form have in common. `today` is a day in Manila. */
function commonAnswerOf(listing: ListingDetail, today: string) {
  return {
    id: listing.id,
    slug: listing.slug,
    version: listing.version,
    name: listing.name,
    type: listing.listingType,
    ...plainAnswersOf(plainFields(COMMON_FIELDS), listing),
    location: listing.location,
    ...placeAnswerOf(placeOfListing(listing, listing.project)),
    details: listing.details,
    broker_id: listing.brokerId,
    pictures: listing.pictures.map(pictureAnswerOf),
    warnings: listingHealth(listing, listing.project, today),
  }
}

/** What the read-only page shows: labels, texts of prices, amounts in pesos. `today` is a day in Manila. */
function listingViewOf(listing: ListingDetail, today: string): ListingView {
  const { project } = listing
  const isProject = listing.listingType === PROJECT_LISTING
  const projectListing = isProject ? projectViewOf(listing) : null
  const price = priceOf(listing)
  return {
    ...commonAnswerOf(listing, today),
    developer_name: project?.developerName ?? null,
    developer_slug: project?.developerSlug ?? null,
    project_name: project?.name ?? null,
    project_slug: project?.slug ?? null,
    price: priceText(price, 'short'),
    price_full: priceText(price, 'full'),
    ...listingLabelsOf(listing, project),
    property_unit_type: unitTypeLabel(listing.unitType),
    unit_type: unitTypeLabel(listing.unitType),
    monthly_equity: projectListing?.monthly_equity ?? null,
    amenities: [...listing.amenities],
    project_amenities: [...(project?.amenities ?? [])],
    project_listing: projectListing,
    brokerage_listing: isProject ? null : brokerageTermsOf(listing),
  }
}

function plainAnswersOf<Row extends PlainField>(fields: readonly Row[], listing: ListingDetail): PlainAnswers<Row>
function plainAnswersOf(fields: readonly PlainField[], listing: ListingDetail): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.map((field) => [
      answerNameOf(field),
      field.type === 'amount' ? pesosOrNull(listing[field.name]) : listing[field.name],
    ]),
  )
}

function projectTermsOf(listing: ListingDetail) {
  return {
    ...plainAnswersOf(plainFields(PROJECT_FIELDS), listing),
    reservation_fee: pesosOrNull(listing.reservationFeeCentavos),
    ...equityAnswerOf(listing),
  }
}

function brokerageTermsOf(listing: ListingDetail): NonNullable<ListingView['brokerage_listing']> {
  return {
    ...plainAnswersOf(plainFields(BROKERAGE_FIELDS), listing),
    financing_option: [...listing.financingOption],
    ...documentSlotsOf(listing.documents),
  }
}

function projectViewOf(listing: ListingDetail): NonNullable<ListingView['project_listing']> {
  const { project } = listing
  return {
    ...projectTermsOf(listing),
    reservation_fee: pesosOrNull(reservationFeeCentavosOf(listing)),
    dhsud_lts: listing.dhsudLts ?? project?.dhsudLts ?? null,
    financing_option: [...(project?.financingOption ?? [])],
  }
}

/** What the edit form starts from: codes, in the spellings of §3, one of the two kinds nested. `today` is a day in Manila. */
function listingEditOf(listing: ListingDetail, today: string): ListingEdit {
  const isProject = listing.listingType === PROJECT_LISTING
  return {
    ...commonAnswerOf(listing, today),
    project: listing.projectId,
    amenities: [...listing.amenities],
    availability: listing.availability,
    project_listing: isProject ? projectEditOf(listing) : null,
    brokerage_listing: isProject ? null : brokerageEditOf(listing),
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

function projectEditOf(listing: ListingDetail): ListingEdit['project_listing'] {
  if (listing.projectId === null) return null
  return {
    project: listing.projectId,
    ...propertyOf(listing),
    property_status: listing.status,
    equity_fixed: pesosOrNull(listing.equityFixedCentavos) ?? 0,
    ...projectTermsOf(listing),
  }
}

function brokerageEditOf(listing: ListingDetail): ListingEdit['brokerage_listing'] {
  return {
    project: listing.projectId,
    ...propertyOf(listing),
    brokerage_type: listing.status,
    listing_status: listing.status,
    ...brokerageTermsOf(listing),
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
  const latest = async () => listingEditOf(await getListingDetail(client, row.id), manilaDate(context.now))
  await refuseStale(client, { noun: 'listing', current: row, expectedVersion, latest })
}

/** @throws NotFound */
export async function getListingEdit({ pool }: Catalog, id: number, now: Date): Promise<ListingEdit> {
  return listingEditOf(await getListingDetail(pool, id), manilaDate(now))
}
