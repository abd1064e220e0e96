import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { priceSortCentavos } from '@tahanan/contracts/money/price-sort-centavos.ts'
import { listingTokens } from '../search/listing-tokens.ts'
import { placeToken } from '../suggestion/place-token.ts'
import { placesOf } from '../suggestion/places-of.ts'
import type { ListingSearch } from './listing-search.ts'
import type { ListingSources } from './listing-sources.ts'
import { listingWords } from './listing-words.ts'
import { priceOf } from './price-of.ts'
import { PRICE_SORT_ON_REQUEST } from './price-sort-on-request.ts'
import { propertyOf } from './property-of.ts'
import { shelvesOf } from './shelves-of.ts'

/** What the listing is found by; undefined while its project is not known. */
export function toListingSearch(sources: ListingSources): ListingSearch | undefined {
  const { listing, project } = sources
  const property = propertyOf(sources)
  if (property === undefined) return undefined
  const { propertyType, propertySubtype } = property
  const { featured } = listing
  const price = priceOf(listing)
  const lowestCentavos = priceSortCentavos(price)
  const isProjectListing = listing.listingType === PROJECT_LISTING
  const financing = isProjectListing ? (project?.financingOption ?? []) : listing.financingOption
  const found = {
    forRent: price.perMonth,
    propertyType,
    propertySubtype,
    unitType: listing.unitType,
    bedroom: listing.bedroom,
    stage: isProjectListing ? listing.status : null,
    financing: financing.reduce((bits, code) => bits | (1 << code), 0),
    lotAreaSqm: listing.lotAreaSqm,
    featured,
    priceMinCentavos: lowestCentavos,
    priceMaxCentavos: price.maxPriceCentavos ?? lowestCentavos,
    priceSortCentavos: lowestCentavos ?? PRICE_SORT_ON_REQUEST,
    shelves: shelvesOf({ price, propertyType, propertySubtype, featured }),
  }
  const places = placesOf(listing.location).map(placeToken.of)
  return { ...found, words: [...listingWords(sources), ...listingTokens(listing.id, found), ...places].join(' ') }
}
