import { KIND_LABELS, type Kind } from '../property/kind-labels.ts'
import { FINANCING_OPTIONS } from '../property/financing-option.ts'
import { BROKERAGE_STATUSES, FOR_RENT, PROJECT_STATUSES } from '../property/property-status.ts'
import { SEARCH_TYPES } from '../property/search-type.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'
import { choicesOf } from './choices-of.ts'
import { LISTING_ORDER_LABELS, type ListingOrder } from './listing-order.ts'

/** Whether for rent. */
export const STATUS_CHOICES = choicesOf(BROKERAGE_STATUSES.map((label, code) => [label, code === FOR_RENT]))

export const TYPE_CHOICES = choicesOf(SEARCH_TYPES.map((type) => [type, type]))

export const KIND_CHOICES = choicesOf<Kind>(
  Object.keys(KIND_LABELS)
    .filter(isKind)
    .map((kind) => [kind, kind]),
)

export const UNIT_TYPE_CHOICES = choicesOf(UNIT_TYPES.map((label, code) => [label, code]))

export const FINANCING_CHOICES = choicesOf(FINANCING_OPTIONS.map((label, code) => [label, code]))

export const STAGE_CHOICES = choicesOf<0 | 1>([
  [PROJECT_STATUSES[0], 0],
  ['ready', 1],
  [PROJECT_STATUSES[1], 1],
])

export const ORDER_CHOICES = choicesOf<ListingOrder>([
  [LISTING_ORDER_LABELS.newest, 'newest'],
  [LISTING_ORDER_LABELS.cheapest, 'cheapest'],
  [LISTING_ORDER_LABELS.dearest, 'dearest'],
  ['recent', 'newest'],
  ['price asc', 'cheapest'],
  ['price desc', 'dearest'],
])

function isKind(text: string): text is Kind {
  return text in KIND_LABELS
}
