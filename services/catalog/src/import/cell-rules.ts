import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { ImportField } from '@tahanan/contracts/import/import-field.ts'
import { parseAmount } from './parse-amount.ts'
import { parseCount } from './parse-count.ts'
import { parseMeasure } from './parse-measure.ts'
import { parseOffer } from './parse-offer.ts'
import { splitList } from './split-list.ts'

type Parse = (text: string) => { readonly value: unknown } | undefined

const valued =
  (parse: (text: string) => unknown): Parse =>
  (text) => {
    const value = parse(text)
    return value === undefined ? undefined : { value }
  }

const YES = /^(yes|y|true|1|x|oo|featured|sold|sold out|leased)$/
const NO = /^(no|n|false|0|hindi|available)$/

function parseFlag(text: string): boolean | undefined {
  const folded = foldText(text)
  return YES.test(folded) ? true : NO.test(folded) ? false : undefined
}

function parseFinancing(text: string): number[] | undefined {
  const codes = splitList(text).map((part) =>
    FINANCING_OPTIONS.findIndex((label) => foldText(label).startsWith(foldText(part))),
  )
  return codes.includes(-1) ? undefined : codes
}

const amount: CellRule = { parse: valued(parseAmount), wanted: 'an amount such as 1,500,000, ₱1.5M or 25k' }
const count: CellRule = { parse: valued(parseCount), wanted: 'a whole number' }
const area: CellRule = { parse: valued(parseMeasure), wanted: 'square metres such as 60 or 1,234.5 sqm' }

export interface CellRule {
  readonly parse: Parse
  /** What would be right, for the reason of a rejection. */
  readonly wanted: string
}

/** How the cells of a field are read; a field that is missing here is taken as text. */
export const CELL_RULES: Readonly<Partial<Record<ImportField, CellRule>>> = {
  offer: { parse: valued(parseOffer), wanted: 'For Sale (sale, buy, sell) or For Rent (rent, lease)' },
  price: amount,
  bedroom: count,
  bathroom: count,
  carpark: count,
  floor_area: area,
  lot_area: area,
  featured: { parse: valued(parseFlag), wanted: 'yes or no' },
  availability: { parse: valued(parseFlag), wanted: 'available or sold' },
  financing_option: { parse: valued(parseFinancing), wanted: `a list of ${FINANCING_OPTIONS.join(', ')}` },
}
