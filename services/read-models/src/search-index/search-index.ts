import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import type { Settings } from 'meilisearch'
import type { ListingDocument } from './listing-document.ts'

const FILTERS = [
  'id',
  'forRent',
  'featured',
  'propertyType',
  'propertySubtype',
  'bedroom',
  'unitType',
  'stage',
  'financing',
  'lotAreaSqm',
  'floorAreaSqm',
  'areas',
  'projectId',
  'developerId',
  '_geo',
  'priceMaxCentavos',
  'priceSortCentavos',
  'cheapestKey',
  'dearestKey',
] as const satisfies readonly (keyof ListingDocument)[]

/**
 * The index of listings: its name, and everything it is set to. A change of what documents hold takes another name: an
 * index of that name is filled beside the old one, which serves the processes of the older version meanwhile.
 *
 * Words come folded, with their synonyms, and corrected by the words of all listings, so that both engines find the same:
 * nothing is left to the index's own ideas of typos. The order asked for goes before everything else.
 */
export const SEARCH_INDEX = {
  name: 'listings-2',
  settings: {
    searchableAttributes: ['words'],
    displayedAttributes: ['id', 'priceCentavos'],
    filterableAttributes: [...FILTERS],
    sortableAttributes: ['id', 'cheapestKey', 'dearestKey'],
    rankingRules: ['sort'],
    stopWords: [],
    synonyms: {},
    distinctAttribute: null,
    typoTolerance: { enabled: false },
    proximityPrecision: 'byAttribute',
    // One more, to tell an exact count from a capped one.
    pagination: { maxTotalHits: COUNT_LIMIT + 1 },
  },
} as const satisfies { readonly name: string; readonly settings: Settings }
