import { z } from 'zod'
import { codeField } from '../property/code-field.ts'
import { countField } from '../property/count-field.ts'
import { areaField } from '../property/area-field.ts'
import { decimalField } from '../property/decimal-field.ts'
import { FINANCING_OPTIONS } from '../property/financing-option.ts'
import { BROKERAGE_STATUSES, PROJECT_STATUSES } from '../property/property-status.ts'
import { PROPERTY_SUBTYPES } from '../property/property-subtype.ts'
import { PROPERTY_TYPES } from '../property/property-type.ts'
import { unitTypeField } from '../property/unit-type-field.ts'
import { idField } from '../endpoint/id-field.ts'
import { moneyField } from '../money/money-field.ts'
import { placeForm } from '../place/place-form.ts'
import { requiredLine } from '../text/required-line.ts'
import { detailsField } from '../text/details-field.ts'
import { lineField } from '../text/line-field.ts'
import { textField } from '../text/text-field.ts'
import { LISTING_TYPES } from './listing-type.ts'

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
