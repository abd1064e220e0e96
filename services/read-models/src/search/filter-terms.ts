import type { PriceRange } from '@tahanan/contracts/money/price-range.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { centavoRange } from './centavo-range.ts'
import { filterToken } from './filter-token.ts'
import { rememberedTerms } from './remembered-terms.ts'
import { scaleStep } from './scale-step.ts'
import { scaleSteps } from './scale-steps.ts'
import { searchTerm } from './search-term.ts'
import type { SearchTerm } from './search-term.ts'
import { isInBuckets } from './is-in-buckets.ts'
import { lexeme } from './lexeme.ts'
import { shelfTokens } from './shelf-tokens.ts'

/** `filterToken` tells no more bedrooms apart. */
const BEDROOMS_MAX = 100
/** Wider than any lot. */
const LOT_AREA_MAX_SQM = 1e12

/** What the filters ask for in tokens. Where these are coarser than what is asked, `rowConditions` does the rest. */
export function filterTerms(lexicon: Lexicon, filters: ListingFilters): readonly SearchTerm[] {
  const { forRent, type, price, featured, bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm } = filters
  const isBucketed = isInBuckets(price, forRent)
  const termOf = (tokens: readonly string[], row?: SearchTerm['row']) => {
    const known = tokens.filter((token) => lexicon.listings(token) > 0)
    return searchTerm(lexicon, known, row && { row })
  }
  // Featured ones have shelves of their own only where no type is asked for.
  const onShelves = !featured || type === undefined
  const coarseTerm = (tokens: readonly string[], row?: SearchTerm['row']) => ({
    ...termOf(tokens, row),
    inColumns: true,
    coarse: true,
  })
  const bedroomTerm = (asked: Bedrooms) => ({
    ...termOf(bedroomTokens(asked), bedroomsOfRow(asked)),
    inColumns: asked.orMore,
  })
  // By what each part depends on, and nothing else: forty choices beside a list share most of it.
  const partOf = (asked: readonly unknown[], make: () => readonly SearchTerm[]) =>
    rememberedTerms(lexicon, JSON.stringify(asked), make)
  const shelved = { forRent, type, featured, price: isBucketed ? price : undefined }
  return [
    ...partOf(['shelves', shelved], () =>
      shelfTokens(shelved).map((tokens) => ({ ...termOf(tokens), shelved: onShelves })),
    ),
    ...partOf(['further', bedrooms, unitType, stage, financing], () => [
      ...(bedrooms === undefined ? [] : [bedroomTerm(bedrooms)]),
      ...furtherTokens(filters).map((token) => termOf([token])),
    ]),
    ...(price === undefined || isBucketed ? [] : partOf(['price', price], () => [coarseTerm(priceTokens(price))])),
    ...(lotMinSqm === undefined && lotMaxSqm === undefined
      ? []
      : partOf(['lot', scaleStep(lotMinSqm ?? 0), scaleStep(lotMaxSqm ?? LOT_AREA_MAX_SQM)], () => {
          const tokens = lotTokens(lotMinSqm, lotMaxSqm)
          return [coarseTerm(tokens, lotsOfRow(lexicon, tokens))]
        })),
  ]
}

type Bedrooms = NonNullable<ListingFilters['bedrooms']>

function bedroomTokens({ count, orMore }: Bedrooms): readonly string[] {
  return Array.from({ length: orMore ? BEDROOMS_MAX - count + 1 : 1 }, (_, more) => filterToken.bedroom(count + more))
}

/** A row that has any number of bedrooms, but for the fewer ones. */
function bedroomsOfRow({ count, orMore }: Bedrooms): SearchTerm['row'] | undefined {
  if (!orMore) return undefined
  const fewer = Array.from({ length: count }, (_, bedrooms) => filterToken.bedroom(bedrooms))
  return anyBut(filterToken.bedroomPrefix, fewer)
}

/** A row that has any lot area, but for the smaller and larger ones. */
function lotsOfRow(lexicon: Lexicon, tokens: readonly string[]): SearchTerm['row'] {
  const asked = new Set(tokens)
  const others = lotTokens().filter((token) => !asked.has(token) && lexicon.listings(token) > 0)
  return anyBut(filterToken.lotAreaPrefix, others)
}

/** What a row that has one token of a kind is asked for, if it is to be none of these. */
function anyBut(prefix: string, tokens: readonly string[]): SearchTerm['row'] {
  const all = [`${lexeme(prefix)}:*`, ...tokens.map((token) => `!${lexeme(token)}`)]
  return { query: all.join('&'), choices: all.length }
}

function furtherTokens({ unitType, stage, financing }: ListingFilters): readonly string[] {
  return [
    ...(unitType === undefined ? [] : [filterToken.unitType(unitType)]),
    ...(stage === undefined ? [] : [filterToken.stage(stage)]),
    ...(financing === undefined ? [] : [filterToken.financing(financing)]),
  ]
}

/** The steps of their scale that a range of prices reaches into. */
function priceTokens(price: PriceRange): readonly string[] {
  const { fromCentavos, belowCentavos } = centavoRange(price)
  return scaleSteps(fromCentavos, belowCentavos).map(filterToken.price)
}

function lotTokens(minSqm = 0, maxSqm = LOT_AREA_MAX_SQM): readonly string[] {
  return scaleSteps(minSqm, maxSqm).map(filterToken.lotArea)
}
