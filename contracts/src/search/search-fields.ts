import { z } from 'zod'
import { parsePriceFilter, PRICE_BUCKETS } from '../money/price-filter.ts'
import type { PriceRange } from '../money/price-text.ts'
import { textField } from '../text/line-field.ts'
import { type BoundingBox, problemOfBox, readBox } from './listing-filters.ts'
import type { Choices } from './search-choices.ts'
import { SEARCH_LIMITS, searchWords } from './search-words.ts'

/** A text of a query that stands for something; what `parse` answers undefined for is refused. */
export function textValue<Value>(
  parse: (text: string) => Value | undefined,
  message: string,
  /** What the OpenAPI document says of the text. */
  described: Readonly<Record<string, unknown>> = {},
) {
  return z
    .string()
    .meta(described)
    .transform((text, context): Value => {
      const value = parse(text)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

/** One of some labels in a query. Answers what the label stands for; anything else is refused by naming the labels. */
export function choiceField<Value extends string | number | boolean>({ find, labels }: Choices<Value>) {
  return textValue(find, `Use one of: ${labels.join(', ')}.`, { enum: [...labels] })
}

const LABELS = PRICE_BUCKETS.map(({ label }) => label).join(', ')
const MESSAGE = `Use min-max in pesos, such as 2000000-4000000 or 20000000-, or one of: ${LABELS}.`

/** The `price` of public lists (decision 21). Any price is undefined: it filters nothing. */
export const priceFilterField = z.string().transform((text, context): PriceRange | undefined => {
  const range = parsePriceFilter(text)
  if (range === undefined) context.addIssue({ code: 'custom', message: MESSAGE })
  return range?.minPesos === null && range.maxPesos === null ? undefined : range
})

/** What somebody types into a search box: the text, and its folded words, none for a text without letter or digit. */
export interface SearchText {
  readonly text: string
  readonly words: readonly string[]
}

/** The `q` of public lists. Ten words are searched at most; lists name the others. */
export const searchTextField = textField(SEARCH_LIMITS.textLength).transform((text): SearchText => ({
  text,
  words: searchWords(text),
}))

/** A whole number in a query, digits only. */
export function wholeNumberField(min: number, max: number) {
  const message = `Give a whole number from ${min} to ${max}.`
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .meta({ type: 'integer', minimum: min, maximum: max })
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message))
}

/** The `bbox` of public lists: west,south,east,north in degrees, not over the date line. */
export const boundingBoxField = z.string().transform((text, context): BoundingBox => {
  const box = readBox(text)
  const problem =
    box === undefined ? 'Give west,south,east,north in degrees, such as 120.9,14.3,121.2,14.8.' : problemOfBox(box)
  if (box !== undefined && problem === undefined) return box
  context.addIssue({ code: 'custom', message: problem })
  return z.NEVER
})
