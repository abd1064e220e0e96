import type { PriceRange } from '@tahanan/contracts/money/price-range.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { centavoRange } from './centavo-range.ts'
import { filterToken } from './filter-token.ts'
import { rememberedTerms } from './remembered-terms.ts'
import { scaleSteps } from './scale-steps.ts'
import { searchTerm } from './search-term.ts'
import type { SearchTerm } from './search-term.ts'
import { isInBuckets } from './is-in-buckets.ts'
import { shelfTokens } from './shelf-tokens.ts'

/** `filterToken` tells no more bedrooms apart. */
const BEDROOMS_MAX = 100
/** Wider than any lot. */
const LOT_AREA_MAX_SQM = 1e12

/** What the filters ask for in tokens. Where these are coarser than what is asked, `rowConditions` does the rest. */
export function filterTerms(lexicon: Lexicon, filters: ListingFilters): readonly SearchTerm[] {
  const { forRent, type, price, featured, bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm } = filters
  const isBucketed = isInBuckets(price, forRent)
  const termOf = (tokens: readonly string[]) =>
    searchTerm(
      lexicon,
      tokens.filter((token) => lexicon.listings(token) > 0),
    )
  // Featured ones have shelves of their own only where no type is asked for.
  const onShelves = !featured || type === undefined
  const coarseTerm = (tokens: readonly string[]) => ({ ...termOf(tokens), coarse: true })
  // By what each part depends on, and nothing else: forty choices beside a list share most of it.
  const partOf = (asked: readonly unknown[], make: () => readonly SearchTerm[]) =>
    rememberedTerms(lexicon, JSON.stringify(asked), make)
  const shelved = { forRent, type, featured, price: isBucketed ? price : undefined }
  return [
    ...partOf(['shelves', shelved], () =>
      shelfTokens(shelved).map((tokens) => ({ ...termOf(tokens), shelved: onShelves })),
    ),
    ...partOf(['further', bedrooms, unitType, stage, financing], () => furtherTokens(filters).map(termOf)),
    ...(price === undefined || isBucketed ? [] : partOf(['price', price], () => [coarseTerm(priceTokens(price))])),
    ...(lotMinSqm === undefined && lotMaxSqm === undefined
      ? []
      : partOf(['lot', lotMinSqm, lotMaxSqm], () => [coarseTerm(lotTokens(lotMinSqm, lotMaxSqm))])),
  ]
}

/** Of each group, one token must be there. */
function furtherTokens({ bedrooms, unitType, stage, financing }: ListingFilters): readonly (readonly string[])[] {
  const groups: (readonly string[])[] = []
  if (bedrooms !== undefined) {
    const { count, orMore } = bedrooms
    const counts = Array.from({ length: orMore ? BEDROOMS_MAX - count + 1 : 1 }, (_, more) => count + more)
    groups.push(counts.map(filterToken.bedroom))
  }
  if (unitType !== undefined) groups.push([filterToken.unitType(unitType)])
  if (stage !== undefined) groups.push([filterToken.stage(stage)])
  if (financing !== undefined) groups.push([filterToken.financing(financing)])
  return groups
}

/** The steps of their scale that a range of prices reaches into. */
function priceTokens(price: PriceRange): readonly string[] {
  const { fromCentavos, belowCentavos } = centavoRange(price)
  return scaleSteps(fromCentavos, belowCentavos).map(filterToken.price)
}

function lotTokens(minSqm = 0, maxSqm = LOT_AREA_MAX_SQM): readonly string[] {
  return scaleSteps(minSqm, maxSqm).map(filterToken.lotArea)
}
