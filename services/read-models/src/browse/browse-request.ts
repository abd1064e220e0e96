import type { SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'

/** A page of a list without words. */
export type BrowseRequest = Pick<SearchRequest, 'filters' | 'order' | 'from' | 'offset' | 'limit'>
