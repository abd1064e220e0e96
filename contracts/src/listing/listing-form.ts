import { z } from 'zod'
import type { Changes } from '../endpoint/define-endpoint.ts'
import { idField } from '../endpoint/id-field.ts'
import { moneyField } from '../money/money-field.ts'
import { placeForm } from '../place/place-form.ts'
import type { Point } from '../place/place.ts'
import { areaField, codeField, countField, decimalField, unitTypeField } from '../property/property-fields.ts'
import { FINANCING_OPTIONS } from '../property/financing-option.ts'
import { BROKERAGE_STATUSES, PRE_SELLING, PROJECT_STATUSES, PROPERTY_STATUSES } from '../property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '../property/property-type.ts'
import { detailsField, requiredLine } from '../text/text-fields.ts'
import { lineField, textField } from '../text/line-field.ts'
import { BROKERAGE_LISTING, LISTING_TYPES, PROJECT_LISTING } from './listing-type.ts'

const MAX_ROOMS = 100_000
const MAX_MONTHS = 1_200

const clearableLine = (maxLength: number) => lineField(maxLength).nullable().optional()
const clearableText = (maxLength: number) => textField(maxLength).nullable().optional()
const moneyWanted = moneyField().optional()
const countWanted = countField(MAX_ROOMS).optional()
const unitTypeWanted = unitTypeField().optional()
const brokerageStatusWanted = codeField(BROKERAGE_STATUSES).optional()

/**
 * The fields of the payload of §3, in its spellings (decision 50), both kinds merged; all of them may be left out.
 * `''` and null clear what can be empty. Fields of the other kind are known, and dropped.
 */
export const listingForm = {
  name: requiredLine(200).optional(),
  location: requiredLine(300).optional(),
  ...placeForm,
  show_exact_place: z.boolean().optional(),
  listing_type: codeField(LISTING_TYPES).optional(),
  /** A draft is false: nothing of it is public (decision 62). */
  is_published: z.boolean().optional(),
  featured: z.boolean().optional(),
  lot_area: areaField().optional(),
  floor_area: areaField().optional(),
  bedroom: countWanted,
  bathroom: countWanted,
  carpark: countWanted,
  parking: z.boolean().optional(),
  details: detailsField().optional(),
  amenities: z.array(idField().pipe(z.int())).max(200).nullable().optional(),
  availability: codeField(['Available', 'Sold-out or Sold']).optional(),
  reservation_fee: moneyWanted,
  broker: idField().optional(),
  broker_id: idField().optional(),
  project: idField().optional(),
  property_unit_type: unitTypeWanted,
  unit_type: unitTypeWanted,

  property_status: codeField(PROJECT_STATUSES).optional(),
  min_price: moneyWanted,
  minimum_price: moneyWanted,
  max_price: moneyWanted,
  maximum_price: moneyWanted,
  equity_terms: countField(MAX_MONTHS).optional(),
  equity_percentage: decimalField(100, 'Equity percentage must be between 0 and 100').optional(),
  equity_fixed: moneyWanted,
  dhsud_lts: clearableLine(100),

  brokerage_type: brokerageStatusWanted,
  listing_status: brokerageStatusWanted,
  property_type: codeField(PROPERTY_TYPES).optional(),
  property_subtype: codeField(PROPERTY_SUBTYPES).optional(),
  price: moneyWanted,
  financing_option: z.array(codeField(FINANCING_OPTIONS)).max(20).nullable().optional(),
  title_number: lineField(100_000).max(20, 'Title Number').nullable().optional(),
  tax_declaration_number: clearableLine(100),
  terms_of_payment: clearableText(2_000),
  listing_owner: clearableText(2_000),
  owner_of_the_property: clearableText(2_000),
} as const

/** Everything that staff may set on a listing, in our own words: money in centavos, areas in sqm, codes of §3. */
export interface ListingFields {
  readonly name: string
  readonly isPublished: boolean
  readonly featured: boolean
  readonly location: string
  /** Chosen by staff; null goes by the location (decision 131). */
  readonly areaCode: string | null
  /** A pin set by staff; null goes by the area (decision 132). */
  readonly point: Point | null
  /** Public answers show the pin as it is, not rounded to about 100 m (decision 132). */
  readonly showExactPlace: boolean
  readonly lotAreaSqm: number | null
  readonly floorAreaSqm: number | null
  readonly bedroom: number | null
  readonly bathroom: number | null
  readonly carpark: number | null
  readonly parking: boolean
  /** HTML, not yet cleaned. */
  readonly details: string
  readonly amenityIds: readonly number[]
  readonly availability: number
  readonly brokerId: number | null
  readonly projectId: number | null
  readonly unitType: number | null
  readonly reservationFeeCentavos: number | null

  /** Project listings: 0 Pre-selling, 1 Ready for occupancy. */
  readonly propertyStatus: number
  readonly minPriceCentavos: number | null
  readonly maxPriceCentavos: number | null
  readonly equityTermsMonths: number | null
  readonly equityPercentage: number | null
  readonly equityFixedCentavos: number | null
  readonly dhsudLts: string | null

  /** Brokerage listings: 0 For Sale, 1 For Rent. */
  readonly brokerageStatus: number
  readonly propertyType: number
  readonly propertySubtype: number
  readonly priceCentavos: number | null
  readonly financingOption: readonly number[]
  readonly titleNumber: string | null
  readonly taxDeclarationNumber: string | null
  readonly termsOfPayment: string | null
  readonly listingOwner: string | null
  readonly ownerOfTheProperty: string | null
}

export type ListingChanges = Changes<ListingFields>

type ListingForm = z.output<z.ZodObject<typeof listingForm>>

/** Both spellings of one field (decision 50). */
const SPELLINGS = [
  ['unit_type', 'property_unit_type'],
  ['listing_status', 'brokerage_type'],
  ['min_price', 'minimum_price'],
  ['max_price', 'maximum_price'],
  ['broker', 'broker_id'],
] as const satisfies readonly (readonly [keyof ListingForm, keyof ListingForm])[]

/** A parsed payload in our own words. Two spellings that disagree are a problem of the second one's field. */
export function listingChangesOf(form: ListingForm, context: z.core.$RefinementCtx): ListingChanges {
  for (const [field, other] of SPELLINGS) {
    if (form[field] === undefined || form[other] === undefined || form[field] === form[other]) continue
    context.issues.push({
      code: 'custom',
      input: form,
      path: [other],
      message: `This differs from ${field}; send one of them.`,
    })
  }
  return {
    name: form.name,
    isPublished: form.is_published,
    featured: form.featured,
    location: form.location,
    areaCode: form.area_code,
    point: form.point,
    showExactPlace: form.show_exact_place,
    lotAreaSqm: form.lot_area,
    floorAreaSqm: form.floor_area,
    bedroom: form.bedroom,
    bathroom: form.bathroom,
    carpark: form.carpark,
    parking: form.parking,
    details: form.details,
    amenityIds: form.amenities === null ? [] : form.amenities,
    availability: form.availability,
    brokerId: form.broker === undefined ? form.broker_id : form.broker,
    projectId: form.project,
    unitType: form.unit_type === undefined ? form.property_unit_type : form.unit_type,
    reservationFeeCentavos: form.reservation_fee,
    propertyStatus: form.property_status,
    minPriceCentavos: form.min_price === undefined ? form.minimum_price : form.min_price,
    maxPriceCentavos: form.max_price === undefined ? form.maximum_price : form.max_price,
    equityTermsMonths: form.equity_terms,
    equityPercentage: form.equity_percentage,
    equityFixedCentavos: form.equity_fixed,
    dhsudLts: emptyAsNull(form.dhsud_lts),
    brokerageStatus: form.listing_status ?? form.brokerage_type,
    propertyType: form.property_type,
    propertySubtype: form.property_subtype,
    priceCentavos: form.price,
    financingOption: form.financing_option === null ? [] : form.financing_option,
    titleNumber: emptyAsNull(form.title_number),
    taxDeclarationNumber: emptyAsNull(form.tax_declaration_number),
    termsOfPayment: emptyAsNull(form.terms_of_payment),
    listingOwner: emptyAsNull(form.listing_owner),
    ownerOfTheProperty: emptyAsNull(form.owner_of_the_property),
  }
}

function emptyAsNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text
}

/**
 * Body of POST /admin/listing/ (§3, §7). The kind is the query's, or else the body's `listing_type`; what each kind
 * requires besides is for the command, which knows the kind and the project.
 */
export const createListingBody = z
  .strictObject({ ...listingForm, name: requiredLine(200), location: requiredLine(300) })
  .transform((form, context) => ({
    listingType: form.listing_type,
    changes: listingChangesOf(form, context),
  }))

/** "New brokerage listing defaults: price 1000000, financing option Bank Financing" (§9), in the words of the payload. */
export const NEW_BROKERAGE_LISTING_DEFAULTS = {
  price: 1_000_000,
  financing_option: [0],
} as const

/** "New project listing defaults" (§9), in the words of the payload; money in pesos. */
export const NEW_PROJECT_LISTING_DEFAULTS = {
  min_price: 10_000,
  max_price: 20_000,
  equity_terms: 12,
  equity_percentage: 10,
  reservation_fee: 0,
  property_status: PRE_SELLING,
} as const

/** Enumerations as staff reads carry them: labels (decisions §0). */
export const listingLabels = {
  property_type: z.enum(PROPERTY_TYPES),
  property_subtype: z.enum(PROPERTY_SUBTYPES),
  property_status: z.enum(PROPERTY_STATUSES),
  availability: z.enum(['Available', 'Sold-out', 'Sold']),
} as const

/** `type` and `listing_type` of answers: 0 Project, 1 Brokerage. */
export const listingTypeSchema = z.union([z.literal(PROJECT_LISTING), z.literal(BROKERAGE_LISTING)])
