import type { FetchCreateData } from '@tahanan/contracts/listing/listing-answers.ts'
import { LISTING_FIELDS, ofType, recordOf } from '@tahanan/contracts/listing/listing-fields.ts'
import { LISTING_TYPES } from '@tahanan/contracts/listing/listing-type.ts'
import { availabilityLabel, BROKERAGE_STATUSES, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { groupDigits } from '../form/digits.ts'
import { labelsText, shownText } from '../form/shown-text.ts'
import type { ListingDraft } from './listing-draft.ts'

/** The names of a listing's fields. */
export const LISTING_LABELS = {
  ...recordOf('wire', LISTING_FIELDS, ({ label }) => label),
  listing_type: 'Listing type',
  area_code: 'Area',
  point: 'Pin',
  has_fixed_equity: 'Add a fixed equity',
} as const satisfies Record<keyof ListingDraft & string, string>

const ENUMERATIONS: Readonly<Partial<Record<keyof ListingDraft, readonly string[]>>> = {
  listing_type: LISTING_TYPES,
  property_type: PROPERTY_TYPES,
  property_subtype: PROPERTY_SUBTYPES,
  property_unit_type: UNIT_TYPES,
  property_status: PROJECT_STATUSES,
  listing_status: BROKERAGE_STATUSES,
  financing_option: FINANCING_OPTIONS,
}

const NUMBERS = new Set<string>([...ofType(LISTING_FIELDS, 'amount', 'area').map(({ wire }) => wire), 'equity_fixed'])

/** A field of a listing in words, for comparing two of them. */
export function shownListingField(
  field: keyof ListingDraft & string,
  values: ListingDraft,
  choices: FetchCreateData,
): string {
  const value = values[field]
  const labels = ENUMERATIONS[field]
  if (labels !== undefined)
    return labelsText(
      labels,
      [value].flat().filter((code) => typeof code === 'number'),
    )
  if (field === 'availability') return availabilityLabel(values.listing_type, values.availability)
  if (field === 'project') return choices.projects.find(({ id }) => id === value)?.name ?? ''
  if (field === 'broker') return values.broker === null ? '' : `Broker ${values.broker}`
  if (field === 'area_code') return values.area_code?.label ?? 'By the location'
  if (field === 'amenities') {
    return choices.amenities
      .filter(({ id }) => values.amenities.includes(id))
      .map(({ name }) => name)
      .join(', ')
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return NUMBERS.has(field) && typeof value === 'string' ? groupDigits(value) : shownText(value)
}

/** Fields whose messages the form shows beside them. */
export const LISTING_FORM_FIELDS: readonly string[] = Object.keys(LISTING_LABELS)
