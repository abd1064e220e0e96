import type { ListingFields } from '@tahanan/contracts/listing/listing-fields.ts'
import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import type { ListingWarning } from '@tahanan/contracts/listing/listing-rules.ts'
import type { ListingState, PriceChange } from '@tahanan/contracts/listing/listing-state.ts'
import { BROKERAGE_LISTING, type ListingType, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { Place } from '@tahanan/contracts/place/place.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import {
  type Availability,
  availabilityLabel,
  AVAILABLE,
  propertyStatusOf,
} from '@tahanan/contracts/property/property-status.ts'
import {
  defaultSubtype,
  PROPERTY_SUBTYPES,
  PROPERTY_TYPES,
  RESIDENTIAL,
  subtypeAfterTypeChange,
} from '@tahanan/contracts/property/property-type.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { slugFor } from '../slug/slug.store.ts'

/** Decided by the kind, or part of its place. */
type NormalisedField =
  | 'propertyStatus'
  | 'brokerageStatus'
  | 'propertyType'
  | 'propertySubtype'
  | 'availability'
  | 'areaCode'
  | 'point'

/** What staff set on a listing, normalised: no field of the other kind, no field that its type and unit type exclude. */
export interface ListingContent extends Omit<ListingFields, NormalisedField>, Place {
  readonly listingType: ListingType
  readonly availability: Availability
  /** Project: 0 Pre-selling, 1 Ready for occupancy. Brokerage: 0 For Sale, 1 For Rent. */
  readonly status: 0 | 1
  /** Null for project listings, which read the project's (decision 58). */
  readonly propertyType: number | null
  readonly propertySubtype: number | null
}

export interface Listing extends ListingContent {
  readonly id: number
  readonly version: number
  readonly slug: string
  /** Since when it is sold; its page lives 90 days longer (decision 26). */
  readonly soldAt: Date | null
  readonly priceChanges: readonly PriceChange[]
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Type and subtype that a listing shows: the project's where it has one (decision 58), else its own. */
export function effectiveProperty(
  listing: Pick<ListingContent, 'propertyType' | 'propertySubtype'>,
  project: Pick<ChosenProject, 'propertyType' | 'propertySubtype'> | null,
): NormalisedProperty {
  const propertyType = project?.propertyType ?? listing.propertyType ?? RESIDENTIAL
  const propertySubtype = project?.propertySubtype ?? listing.propertySubtype ?? defaultSubtype(propertyType)
  return { propertyType, propertySubtype }
}

/** What a listing is about to refer to, locked so that it cannot be deleted meanwhile. */
export interface ListingReferences {
  /** Null where none is chosen, undefined where there is none of that id. */
  readonly project: ChosenProject | null | undefined
  readonly hasBroker: boolean
  /** Those of the chosen amenities that exist. */
  readonly amenityIds: readonly number[]
}

type Labelled = Pick<ListingContent, 'listingType' | 'status' | 'availability' | 'propertyType' | 'propertySubtype'>

/** The enumerations of a listing as staff read them (decisions §0). */
export function listingLabelsOf(
  listing: Labelled,
  project: Pick<ChosenProject, 'propertyType' | 'propertySubtype'> | null,
) {
  const { propertyType, propertySubtype } = effectiveProperty(listing, project)
  return {
    property_type: labelOf(PROPERTY_TYPES, propertyType),
    property_subtype: labelOf(PROPERTY_SUBTYPES, propertySubtype),
    property_status: propertyStatusOf(listing.listingType, listing.status),
    availability: availabilityLabel(listing.listingType, listing.availability),
  }
}

/** What the staff list searches in the listing itself; its project and developer are asked by their own rows. */
export function listingSearchText({ name, location }: { readonly name: string; readonly location: string }): string {
  return foldText(`${name} ${location}`)
}

export function firstVersion(content: ListingContent, id: number, now: Date): Listing {
  return {
    ...content,
    id,
    version: 1,
    slug: slugFor('listing', content.name, id),
    soldAt: content.availability === AVAILABLE ? null : now,
    priceChanges: [],
    createdAt: now,
    updatedAt: now,
  }
}

/** What a command tells of the listing that it wrote. */
export interface SavedListing {
  readonly id: number
  readonly slug: string
  readonly version: number
  readonly warnings: ListingWarning[]
}

export interface NormalisedProperty {
  readonly propertyType: number
  readonly propertySubtype: number
}

/**
 * Type and subtype that a listing's rules go by. "Choosing a project locks property type and subtype to the project's
 * values"; without one, another type falls back to the subtype that the form would show, unless one is sent (§4).
 */
export function normaliseProperty(
  current: Pick<ListingContent, 'propertyType' | 'propertySubtype'>,
  changes: Pick<ListingChanges, 'propertyType' | 'propertySubtype'>,
  project: ChosenProject | null,
): NormalisedProperty {
  if (project !== null) return { propertyType: project.propertyType, propertySubtype: project.propertySubtype }
  const { propertyType: currentType, propertySubtype: currentSubtype } = effectiveProperty(current, null)
  const propertyType = changes.propertyType ?? currentType
  const kept = propertyType === currentType ? currentSubtype : subtypeAfterTypeChange(propertyType, currentSubtype)
  return { propertyType, propertySubtype: changes.propertySubtype ?? kept }
}

/** What a listing's rules ask of the project that was chosen. */
export interface ChosenProject {
  readonly id: number
  readonly propertyType: number
  readonly propertySubtype: number
  readonly unitTypes: readonly number[]
  readonly dhsudLts: string
  readonly location: string
}

/**
 * What is published of a listing. The schema of `listing-state.ts` says what is public: the outbox leaves every other
 * key behind, owners, title and tax numbers and terms of payment among them.
 */
export function toListingState(listing: Listing, oldSlugs: readonly string[]): ListingState {
  const common = {
    ...listing,
    oldSlugs: [...oldSlugs],
    amenityIds: [...listing.amenityIds],
    financingOption: [...listing.financingOption],
    priceChanges: [...listing.priceChanges],
    soldAt: listing.soldAt?.toISOString() ?? null,
    createdAt: listing.createdAt.toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
  }
  if (listing.listingType === PROJECT_LISTING) {
    if (listing.projectId === null) throw new Error(`Project listing ${listing.id} has no project.`)
    return { ...common, listingType: PROJECT_LISTING, projectId: listing.projectId }
  }
  return { ...common, listingType: BROKERAGE_LISTING, ...effectiveProperty(listing, null) }
}
