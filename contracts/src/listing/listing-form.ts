import { z } from 'zod'
import type { Changes } from '../endpoint/define-endpoint.ts'
import { idField } from '../endpoint/id-field.ts'
import { moneyField } from '../money/money-field.ts'
import { placeForm } from '../place/place-form.ts'
import { codeField, unitTypeField } from '../property/property-fields.ts'
import { BROKERAGE_STATUSES, PRE_SELLING, PROPERTY_STATUSES } from '../property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '../property/property-type.ts'
import { requiredLine } from '../text/text-fields.ts'
import { type ListingFields, optionalShape, renamedFields } from './listing-fields.ts'
import { BROKERAGE_LISTING, LISTING_TYPES, PROJECT_LISTING } from './listing-type.ts'

/**
 * The fields of the payload of §3, in its spellings (decision 50), both kinds merged; all of them may be left out.
 * `''` and null clear what can be empty. Fields of the other kind are known, and dropped.
 */
export const listingForm = {
  ...optionalShape(),
  ...placeForm,
  listing_type: codeField(LISTING_TYPES).optional(),
  broker_id: idField().optional(),
  unit_type: unitTypeField().optional(),
  minimum_price: moneyField().optional(),
  maximum_price: moneyField().optional(),
  brokerage_type: codeField(BROKERAGE_STATUSES).optional(),
} as const

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

/** A parsed payload in code's names. Two spellings that disagree are a problem of the second one's field. */
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
    ...renamedFields(form),
    areaCode: form.area_code,
    point: form.point,
    brokerId: form.broker === undefined ? form.broker_id : form.broker,
    unitType: form.unit_type === undefined ? form.property_unit_type : form.unit_type,
    minPriceCentavos: form.min_price === undefined ? form.minimum_price : form.min_price,
    maxPriceCentavos: form.max_price === undefined ? form.maximum_price : form.max_price,
    brokerageStatus: form.listing_status ?? form.brokerage_type,
  }
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
