import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { answerNameOf, type ListingEdit, type PlainAnswers } from '@tahanan/contracts/listing/listing-answers.ts'
import {
  BROKERAGE_FIELDS,
  COMMON_FIELDS,
  LISTING_FIELDS,
  type PlainField,
  plainFields,
  PROJECT_FIELDS,
  recordOf,
} from '@tahanan/contracts/listing/listing-fields.ts'
import type { createListingBody } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { NEW_PROJECT_LISTING_DEFAULTS } from '@tahanan/contracts/listing/listing-rules.ts'
import { BROKERAGE_LISTING, type ListingType, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { AVAILABLE, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { defaultSubtype, RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import { defaultUnitType } from '@tahanan/contracts/property/unit-type.ts'
import type { z } from 'zod'
import { digitsText } from '../form/digits.ts'
import { EMPTY_PLACE, placeBodyOf, type PlaceDraft, placeDraftOf } from '../place/place-draft.ts'
import type { ProjectChoice } from './listing-rules.ts'

/** "New brokerage listing defaults: price 1000000, financing option Bank Financing" (§9), in the words of the payload. */
export const NEW_BROKERAGE_LISTING_DEFAULTS = {
  price: 1_000_000,
  financing_option: [0],
} as const

/** Amounts, areas, counts and texts as typed, and flags. */
type PlainDraft<Row extends PlainField> = {
  readonly [Each in Row as Each['wire']]: Each['type'] extends 'flag' ? boolean : string
}

/** The plain fields of a listing as a form holds them; empty without one. */
function plainDraft<Row extends PlainField>(fields: readonly Row[], listing: PlainAnswers<Row> | null): PlainDraft<Row>
function plainDraft(
  fields: readonly PlainField[],
  listing: Readonly<Record<string, boolean | number | string | null>> | null,
): Readonly<Record<string, boolean | string>> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = listing?.[answerNameOf(field)] ?? null
      return [field.wire, field.type === 'flag' ? value === true : String(value ?? '')]
    }),
  )
}

/**
 * The listing form as it is filled in, both kinds merged like the payload of §3. Codes are numbers, -1 for no unit type;
 * amounts, areas and counts are plain digits as typed, empty for none.
 */
export interface ListingDraft extends PlaceDraft, PlainDraft<PlainField>, Readonly<Record<string, unknown>> {
  readonly listing_type: ListingType
  readonly name: string
  readonly location: string
  readonly details: string
  readonly amenities: readonly number[]
  readonly availability: number
  readonly broker: number | null
  readonly project: number | null
  readonly property_type: number
  readonly property_subtype: number
  readonly property_unit_type: number

  readonly property_status: number
  /** "Add a fixed equity" (§4). */
  readonly has_fixed_equity: boolean
  readonly equity_fixed: string

  readonly listing_status: number
  readonly financing_option: readonly number[]
}

/** What an empty listing form holds: the defaults of §9, of both kinds, and the default broker (decision 68). */
export function newListingDraft(listingType: ListingType, defaultBrokerId: number | null): ListingDraft {
  const project = NEW_PROJECT_LISTING_DEFAULTS
  const brokerage = NEW_BROKERAGE_LISTING_DEFAULTS
  const subtype = defaultSubtype(RESIDENTIAL)
  return {
    listing_type: listingType,
    name: '',
    ...plainDraft(plainFields(LISTING_FIELDS), null),
    is_published: true,
    location: '',
    ...EMPTY_PLACE,
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
    reservation_fee: listingType === PROJECT_LISTING ? String(project.reservation_fee) : '',
    has_fixed_equity: false,
    equity_fixed: '0',
    listing_status: FOR_SALE,
    price: String(brokerage.price),
    financing_option: [...brokerage.financing_option],
  }
}

/** The form of a listing that is there already; fields of the other kind keep what a new listing would start with. */
export function listingDraftOf(listing: ListingEdit): ListingDraft {
  return {
    ...newListingDraft(listing.type, listing.broker_id),
    name: listing.name,
    ...plainDraft(plainFields(COMMON_FIELDS), listing),
    location: listing.location,
    ...placeDraftOf(listing),
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
    ...plainDraft(plainFields(PROJECT_FIELDS), listing),
    has_fixed_equity: listing.equity_fixed > 0,
    equity_fixed: digitsText(listing.equity_fixed),
  }
}

function brokerageFields(listing: ListingEdit['brokerage_listing']): Partial<ListingDraft> {
  if (listing === null) return {}
  return {
    property_type: listing.property_type,
    property_subtype: listing.property_subtype,
    property_unit_type: listing.property_unit_type,
    listing_status: listing.listing_status,
    ...plainDraft(plainFields(BROKERAGE_FIELDS), listing),
    financing_option: listing.financing_option.toSorted((a, b) => a - b),
  }
}

function plainBody<Row extends PlainField>(fields: readonly Row[], draft: PlainDraft<Row>): PlainDraft<Row>
function plainBody(fields: readonly PlainField[], draft: PlainDraft<PlainField>) {
  return recordOf('wire', fields, ({ wire }) => draft[wire])
}

type ListingBody = z.input<typeof createListingBody>

/** The payload of a form (§3): the fields of its kind, amounts "stored without commas" (§5). */
export function listingBodyOf(draft: ListingDraft): ListingBody {
  const both = {
    name: draft.name,
    ...plainBody(plainFields(COMMON_FIELDS), draft),
    location: draft.location,
    ...placeBodyOf(draft),
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
      ...plainBody(plainFields(PROJECT_FIELDS), draft),
      equity_fixed: draft.has_fixed_equity ? draft.equity_fixed : 0,
    }
  }
  return {
    ...both,
    listing_status: draft.listing_status,
    property_type: draft.property_type,
    property_subtype: draft.property_subtype,
    ...plainBody(plainFields(BROKERAGE_FIELDS), draft),
    // What was chosen before the kind was: its form has no field for it.
    reservation_fee: '',
    financing_option: [...draft.financing_option],
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

/** The form of a new listing that is like another one: what is of that one alone is left out, its papers' numbers above all. */
export function copiedListingDraft(listing: ListingEdit): ListingDraft {
  return {
    ...listingDraftOf(listing),
    title_number: '',
    tax_declaration_number: '',
    availability: AVAILABLE,
    featured: false,
    is_published: false,
  }
}
