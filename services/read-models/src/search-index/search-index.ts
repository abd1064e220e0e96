import { COUNT_LIMIT } from '@tahanan/contracts/search/count-limit.ts'
import type { Settings } from 'meilisearch'
import { ORDER_KEYS } from '../search/order-keys.ts'
import { synonymsOfPhrases } from '../search/search-words.ts'
import { DOCUMENT_FIELDS, DOCUMENT_FORM } from './listing-document.store.ts'

const ORDER_FIELDS = Object.values(ORDER_KEYS).map(({ field }) => field)

/**
 * The index of listings: its name, and everything it is set to. Documents of another form take another name: an index of
 * that name is filled beside the old one, which serves the processes of the older version meanwhile.
 *
 * The order asked for goes before everything else, so what a typo is tolerated for stands where its order says; a word
 * that no listing holds is named as corrected by whoever asks. Numbers are never typos: a block is not its neighbour.
 */
export const SEARCH_INDEX = {
  name: `listings-${DOCUMENT_FORM}`,
  settings: {
    searchableAttributes: ['words'],
    displayedAttributes: ['id', ...ORDER_FIELDS],
    filterableAttributes: DOCUMENT_FIELDS.filter((field) => field !== 'words'),
    sortableAttributes: ['id', ...ORDER_FIELDS],
    rankingRules: ['sort'],
    stopWords: [],
    synonyms: synonymsOfPhrases(),
    distinctAttribute: null,
    typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnNumbers: true },
    proximityPrecision: 'byWord',
    // One more, to tell an exact count from a capped one.
    pagination: { maxTotalHits: COUNT_LIMIT + 1 },
  },
} as const satisfies { readonly name: string; readonly settings: Settings }
