import type { ImportField } from '@tahanan/contracts/import/import-field.ts'
import { IMPORTED_FIELDS, plainFields, recordOf } from '@tahanan/contracts/listing/listing-fields.ts'
import { parsePesos } from '@tahanan/contracts/money/pesos.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { amountDigits, areaDigits, countDigits } from '@tahanan/contracts/text/typed-number.ts'
import { saysSold } from './find-offer.ts'

type Parse = (text: string) => { readonly value: unknown } | undefined

const valued =
  (parse: (text: string) => unknown): Parse =>
  (text) => {
    const value = parse(text)
    return value === undefined ? undefined : { value }
  }

const YES = /^(yes|y|true|1|x|oo|featured)$/
const NO = /^(no|n|false|0|hindi)$/

function parseFlag(text: string): boolean | undefined {
  const folded = foldText(text)
  return YES.test(folded) ? true : NO.test(folded) ? false : undefined
}

const GONE = /^(sold out or sold|not available|unavailable)$/

/** Whether it is offered no more, in so many words. */
function saysGone(text: string): boolean | undefined {
  const folded = foldText(text)
  return saysSold(text) || GONE.test(folded) ? true : folded === 'available' ? false : undefined
}

/** How a column is read that asks whether it is offered no more: a yes in `Sold` is a no in `Available`. */
function goneRule(askedBy: 'Sold' | 'Available'): CellRule {
  const parseGone = (text: string): boolean | undefined => {
    const flag = parseFlag(text)
    return saysGone(text) ?? (flag === undefined ? undefined : flag === (askedBy === 'Sold'))
  }
  return { parse: valued(parseGone), wanted: 'available or sold' }
}

function parseFinancing(text: string): number[] | undefined {
  const codes = splitList(text).map((part) =>
    FINANCING_OPTIONS.findIndex((label) => foldText(label).startsWith(foldText(part))),
  )
  return codes.includes(-1) ? undefined : codes
}

const ON_REQUEST =
  /^(poa|p o a|(price )?(up)?on (application|request|inquiry)|call( us| me)?( for (the )?price)?|(please )?(ask|inquire|enquire)|negotiable|contact (us|agent|owner))$/

const PLAIN = plainFields(IMPORTED_FIELDS)

/** By the type of a field. */
const RULES = {
  amount: { parse: parsePrice, wanted: 'an amount such as 1,500,000, ₱1.5M or 25k' },
  area: { parse: valued(parseArea), wanted: 'square metres such as 60 or 1,234.5 sqm' },
  count: { parse: valued(parseCount), wanted: 'a whole number' },
  flag: { parse: valued(parseFlag), wanted: 'yes or no' },
  text: undefined,
} as const satisfies Readonly<Record<(typeof PLAIN)[number]['type'], CellRule | undefined>>

export interface CellRule {
  readonly parse: Parse
  /** What would be right, for the reason of a rejection. */
  readonly wanted: string
}

/** How the cells of a field are read; a field that is missing here is taken as text. */
export const CELL_RULES: Readonly<Partial<Record<ImportField, CellRule | undefined>>> = {
  ...recordOf('wire', PLAIN, ({ type }) => RULES[type]),
  availability: goneRule('Available'),
  financing_option: { parse: valued(parseFinancing), wanted: `a list of ${FINANCING_OPTIONS.join(', ')}` },
}

/** Availability, where its column is called `Sold`. */
export const SOLD_RULE = goneRule('Sold')

function parseCount(text: string): number | undefined {
  const digits = countDigits(text)
  return digits === undefined ? undefined : Number(digits)
}

/** Square metres, to two decimals. */
function parseArea(text: string): number | undefined {
  const digits = areaDigits(text)
  return digits === undefined ? undefined : Math.round(Number(digits) * 100) / 100
}

/** An amount in centavos, or none where it is told on request (`POA`, `Call for price`). */
function parsePrice(text: string): ReturnType<Parse> {
  return ON_REQUEST.test(foldText(text)) ? { value: undefined } : valued(parseAmount)(text)
}

/** Centavos of an amount as people type it; undefined for anything else. */
export function parseAmount(text: string): number | undefined {
  const digits = amountDigits(text)
  return digits === undefined ? undefined : parsePesos(digits)
}

/** Parts of a cell that lists things: `Balcony; Wi-Fi` or `Balcony, Wi-Fi`. */
export function splitList(text: string): string[] {
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
