import type { FetchCreateData } from '@tahanan/contracts/listing/fetch-create-data.ts'
import { LISTING_TYPES } from '@tahanan/contracts/listing/listing-type.ts'
import { availabilityLabel } from '@tahanan/contracts/property/availability-label.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { BROKERAGE_STATUSES, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { groupDigits } from '../form/group-digits.ts'
import { labelsText } from '../form/labels-text.ts'
import { shownText } from '../form/shown-text.ts'
import type { ListingDraft } from './listing-draft.ts'

const ENUMERATIONS: Readonly<Partial<Record<keyof ListingDraft, readonly string[]>>> = {
  listing_type: LISTING_TYPES,
  property_type: PROPERTY_TYPES,
  property_subtype: PROPERTY_SUBTYPES,
  property_unit_type: UNIT_TYPES,
  property_status: PROJECT_STATUSES,
  listing_status: BROKERAGE_STATUSES,
  financing_option: FINANCING_OPTIONS,
}

const NUMBERS = new Set<string>([
  'lot_area',
  'floor_area',
  'min_price',
  'max_price',
  'reservation_fee',
  'equity_fixed',
  'price',
])

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
