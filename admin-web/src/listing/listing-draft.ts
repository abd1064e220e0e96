import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import {
  type createListingBody,
  NEW_BROKERAGE_LISTING_DEFAULTS,
  NEW_PROJECT_LISTING_DEFAULTS,
} from '@tahanan/contracts/listing/listing-form.ts'
import type { ListingEdit } from '@tahanan/contracts/listing/listing-answers.ts'
import { BROKERAGE_LISTING, type ListingType, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { AVAILABLE, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { defaultSubtype, RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import { defaultUnitType } from '@tahanan/contracts/property/unit-type.ts'
import type { z } from 'zod'
import { digitsText } from '../form/digits.ts'
import { EMPTY_PLACE, placeBodyOf, type PlaceDraft, placeDraftOf } from '../place/place-draft.ts'
import type { ProjectChoice } from './listing-rules.ts'

/**
 * The listing form as it is filled in, both kinds merged like the payload of §3. Codes are numbers, -1 for no unit type;
 * amounts, areas and counts are plain digits as typed, empty for none.
 */
export interface ListingDraft extends PlaceDraft, Readonly<Record<string, unknown>> {
  readonly listing_type: ListingType
  readonly name: string
  readonly is_published: boolean
  readonly featured: boolean
  readonly location: string
  readonly show_exact_place: boolean
  readonly lot_area: string
  readonly floor_area: string
  readonly bedroom: string
  readonly bathroom: string
  readonly carpark: string
  readonly parking: boolean
  readonly details: string
  readonly amenities: readonly number[]
  readonly availability: number
  readonly broker: number | null
  readonly project: number | null
  readonly property_type: number
  readonly property_subtype: number
  readonly property_unit_type: number

  readonly property_status: number
  readonly min_price: string
  readonly max_price: string
  readonly equity_terms: string
  readonly equity_percentage: string
  readonly reservation_fee: string
  /** "Add a fixed equity" (§4). */
  readonly has_fixed_equity: boolean
  readonly equity_fixed: string
  readonly dhsud_lts: string

  readonly listing_status: number
  readonly price: string
  readonly financing_option: readonly number[]
  readonly title_number: string
  readonly tax_declaration_number: string
  readonly terms_of_payment: string
  readonly listing_owner: string
  readonly owner_of_the_property: string
}

/** What an empty listing form holds: the defaults of §9, of both kinds, and the default broker (decision 68). */
export function newListingDraft(listingType: ListingType, defaultBrokerId: number | null): ListingDraft {
  const project = NEW_PROJECT_LISTING_DEFAULTS
  const brokerage = NEW_BROKERAGE_LISTING_DEFAULTS
  const subtype = defaultSubtype(RESIDENTIAL)
  return {
    listing_type: listingType,
    name: '',
    is_published: true,
    featured: false,
    location: '',
    ...EMPTY_PLACE,
    show_exact_place: false,
    lot_area: '',
    floor_area: '',
    bedroom: '',
    bathroom: '',
    carpark: '',
    parking: false,
    details: '',
    amenities: [],
    availability: AVAILABLE,
    broker: defaultBrokerId,
    project: null,
    property_type: RESIDENTIAL,
    property_subtype: subtype,
    property_unit_type: defaultUnitType(RESIDENTIAL, subtype),
    property_status: project.property_status,
    min_price: String(project.min_price),
    max_price: String(project.max_price),
    equity_terms: String(project.equity_terms),
    equity_percentage: String(project.equity_percentage),
    reservation_fee: String(project.reservation_fee),
    has_fixed_equity: false,
    equity_fixed: '0',
    dhsud_lts: '',
    listing_status: FOR_SALE,
    price: String(brokerage.price),
    financing_option: [...brokerage.financing_option],
    title_number: '',
    tax_declaration_number: '',
    terms_of_payment: '',
    listing_owner: '',
    owner_of_the_property: '',
  }
}

/** The form of a listing that is there already; fields of the other kind keep what a new listing would start with. */
export function listingDraftOf(listing: ListingEdit): ListingDraft {
  return {
    ...newListingDraft(listing.type, listing.broker_id),
    name: listing.name,
    is_published: listing.is_published,
    featured: listing.featured,
    location: listing.location,
    ...placeDraftOf(listing),
    show_exact_place: listing.show_exact_place,
    lot_area: digitsText(listing.lot_area),
    floor_area: digitsText(listing.floor_area),
    bedroom: digitsText(listing.bedroom),
    bathroom: digitsText(listing.bathroom),
    carpark: digitsText(listing.carpark),
    parking: listing.parking,
    details: listing.details,
    amenities: listing.amenities.map(({ id }) => id).toSorted((a, b) => a - b),
    availability: listing.availability,
    project: listing.project,
    ...projectFields(listing.project_listing),
    ...brokerageFields(listing.brokerage_listing),
  }
}

function projectFields(listing: ListingEdit['project_listing']): Partial<ListingDraft> {
  if (listing === null) return {}
  return {
    property_type: listing.property_type,
    property_subtype: listing.property_subtype,
    property_unit_type: listing.property_unit_type,
    property_status: listing.property_status,
    min_price: digitsText(listing.minimum_price),
    max_price: digitsText(listing.maximum_price),
    equity_terms: digitsText(listing.equity_terms),
    equity_percentage: digitsText(listing.equity_percentage),
    reservation_fee: digitsText(listing.reservation_fee),
    has_fixed_equity: listing.equity_fixed > 0,
    equity_fixed: digitsText(listing.equity_fixed),
    dhsud_lts: listing.dhsud_lts ?? '',
  }
}

function brokerageFields(listing: ListingEdit['brokerage_listing']): Partial<ListingDraft> {
  if (listing === null) return {}
  return {
    property_type: listing.property_type,
    property_subtype: listing.property_subtype,
    property_unit_type: listing.property_unit_type,
    listing_status: listing.listing_status,
    price: digitsText(listing.price),
    financing_option: listing.financing_option.toSorted((a, b) => a - b),
    title_number: listing.title_number ?? '',
    tax_declaration_number: listing.tax_declaration_number ?? '',
    terms_of_payment: listing.terms_of_payment ?? '',
    listing_owner: listing.listing_owner ?? '',
    owner_of_the_property: listing.owner_of_the_property ?? '',
  }
}

type ListingBody = z.input<typeof createListingBody>

/** The payload of a form (§3): the fields of its kind, amounts "stored without commas" (§5). */
export function listingBodyOf(draft: ListingDraft): ListingBody {
  const both = {
    name: draft.name,
    is_published: draft.is_published,
    featured: draft.featured,
    location: draft.location,
    ...placeBodyOf(draft),
    show_exact_place: draft.show_exact_place,
    lot_area: draft.lot_area,
    floor_area: draft.floor_area,
    bedroom: draft.bedroom,
    bathroom: draft.bathroom,
    carpark: draft.carpark,
    parking: draft.parking,
    details: draft.details,
    amenities: [...draft.amenities],
    availability: draft.availability,
    broker: draft.broker,
    project: draft.project,
    property_unit_type: draft.property_unit_type,
  }
  if (draft.listing_type === PROJECT_LISTING) {
    return {
      ...both,
      property_status: draft.property_status,
      min_price: draft.min_price,
      max_price: draft.max_price,
      equity_terms: draft.equity_terms,
      equity_percentage: draft.equity_percentage,
      reservation_fee: draft.reservation_fee,
      equity_fixed: draft.has_fixed_equity ? draft.equity_fixed : 0,
      dhsud_lts: draft.dhsud_lts,
    }
  }
  return {
    ...both,
    listing_status: draft.listing_status,
    property_type: draft.property_type,
    property_subtype: draft.property_subtype,
    price: draft.price,
    financing_option: [...draft.financing_option],
    title_number: draft.title_number,
    tax_declaration_number: draft.tax_declaration_number,
    terms_of_payment: draft.terms_of_payment,
    listing_owner: draft.listing_owner,
    owner_of_the_property: draft.owner_of_the_property,
  }
}

const REQUIRED = 'Field is required'
const TITLE_NUMBER_LENGTH = 20

/** What is wrong with a form about to create a listing, in the words of §5. Saving an edit asks the server alone. */
export function listingProblems(draft: ListingDraft, project: ProjectChoice | null): FieldMessages {
  const problems: Record<string, string[]> = {}
  const isEmpty = (text: string): boolean => text.trim() === ''
  if (isEmpty(draft.name)) problems['name'] = [REQUIRED]
  if (isEmpty(draft.location)) problems['location'] = [REQUIRED]
  if (draft.listing_type === PROJECT_LISTING && project === null) problems['project'] = [REQUIRED]
  const mustHaveUnit = project !== null && project.property_unity_type.length > 0
  if (mustHaveUnit && draft.property_unit_type < 0) problems['property_unit_type'] = ['Field is Required']
  if (draft.listing_type === BROKERAGE_LISTING) {
    if (isEmpty(draft.listing_owner)) problems['listing_owner'] = [REQUIRED]
    if (isEmpty(draft.owner_of_the_property)) problems['owner_of_the_property'] = [REQUIRED]
    if (draft.title_number.trim().length > TITLE_NUMBER_LENGTH) problems['title_number'] = ['Title Number']
  }
  return problems
}
