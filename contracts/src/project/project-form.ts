import { z } from 'zod'
import { requiredIdField } from '../endpoint/required-id-field.ts'
import { moneyField } from '../money/money-field.ts'
import { codeField } from '../property/code-field.ts'
import { FINANCING_OPTIONS } from '../property/financing-option.ts'
import { PROPERTY_SUBTYPES } from '../property/property-subtype.ts'
import { PROPERTY_TYPES } from '../property/property-type.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'
import { unitTypeField } from '../property/unit-type-field.ts'
import { detailsField } from '../text/details-field.ts'
import { lineField } from '../text/line-field.ts'
import { placeForm } from '../place/place-form.ts'
import { requiredLine } from '../text/required-line.ts'

const MAX_AMENITIES = 200

/** -1, none, is left out: a project without unit types has an empty list. */
const unitTypes = z
  .array(unitTypeField())
  .max(UNIT_TYPES.length + 1)
  .transform((codes) => ascending(codes.filter((code) => code !== null)))

/** The fields of a project's form (§5, §7). Both spellings of the unit types are taken (decision 31). */
export const projectForm = {
  name: requiredLine(200),
  developer_id: requiredIdField(),
  dhsud_lts: requiredLine(100),
  location: requiredLine(300),
  ...placeForm,
  property_type: codeField(PROPERTY_TYPES).optional(),
  property_subtype: codeField(PROPERTY_SUBTYPES).optional(),
  property_unit_type: unitTypes.optional(),
  property_unity_type: unitTypes.optional(),
  amenities: z.array(requiredIdField()).max(MAX_AMENITIES).transform(ascending).optional(),
  details: detailsField().optional(),
  financing_option: z.array(codeField(FINANCING_OPTIONS)).max(FINANCING_OPTIONS.length).transform(ascending).optional(),
  reservation_fee: moneyField().optional(),
  /** For advertisements (decisions §10). */
  ad_approval_no: lineField(100)
    .nullable()
    .transform((text) => text || null)
    .optional(),
  completion_date: z
    .union([z.iso.date(), z.literal('').transform(() => null), z.null()], { error: 'Give a date such as 2026-01-31.' })
    .optional(),
} as const

/** Each once, so that equal choices are equal lists. */
function ascending(codes: readonly number[]): number[] {
  return [...new Set(codes)].toSorted((a, b) => a - b)
}
