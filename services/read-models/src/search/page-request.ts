import type { SearchRequest } from '@tahanan/platform/search-engine/search-engine.ts'

/** A page of a list, whatever its words. */
export type PageRequest = Pick<SearchRequest, 'filters' | 'order' | 'from' | 'offset' | 'limit'>
