import { FINANCING_OPTIONS } from '../property/financing-option.ts'
import { type Kind, KINDS } from '../property/kind.ts'
import { BROKERAGE_STATUSES, FOR_RENT, PROJECT_STATUSES } from '../property/property-status.ts'
import { SEARCH_TYPES } from '../property/search-type.ts'
import { UNIT_TYPES } from '../property/unit-type.ts'
import { foldText } from '../text/fold-text.ts'
import { LISTING_ORDER_LABELS, type ListingOrder } from './listing-order.ts'

/** Labels that a query may hold, and what they stand for. */
export interface Choices<Value> {
  /** The first label of each value: the one to show and to send. */
  readonly labels: readonly string[]
  /** By label, in any case and with hyphens for spaces: `For Rent`, `for-rent`. Undefined for another. */
  readonly find: (label: string) => Value | undefined
}

/** The choices of a list of labels and values; several labels may stand for one value. */
export function choicesOf<Value>(pairs: readonly (readonly [label: string, value: Value])[]): Choices<Value> {
  const values = new Map(pairs.map(([label, value]) => [foldText(label), value]))
  const isFirst = ([, value]: readonly [string, Value], place: number) =>
    pairs.findIndex(([, other]) => other === value) === place
  return { labels: pairs.filter(isFirst).map(([label]) => label), find: (label) => values.get(foldText(label)) }
}

/** Whether for rent. */
export const STATUS_CHOICES = choicesOf(BROKERAGE_STATUSES.map((label, code) => [label, code === FOR_RENT]))

export const TYPE_CHOICES = choicesOf(SEARCH_TYPES.map((type) => [type, type]))

const KIND_CHOICES = choicesOf<Kind>(KINDS.map((kind) => [kind, kind]))

/** Kinds with commas between them, each once: `house,condominium`; undefined for anything else. */
export function parseKinds(text: string): readonly Kind[] | undefined {
  const labels = text.split(',')
  const kinds = labels.flatMap((label) => KIND_CHOICES.find(label) ?? [])
  return kinds.length === labels.length ? [...new Set(kinds)] : undefined
}

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
  [LISTING_ORDER_LABELS.cheapestPerSqm, 'cheapestPerSqm'],
  [LISTING_ORDER_LABELS.largest, 'largest'],
  ['recent', 'newest'],
  ['price asc', 'cheapest'],
  ['price desc', 'dearest'],
])
