import { SEARCH_FILTERS } from './search-filters.ts'

/** Each text alone, and beside what visitors choose. */
export function searchAddresses(texts: readonly string[]): string[] {
  return texts.flatMap((text) => SEARCH_FILTERS.map((more) => `/api/listing?q=${encodeURIComponent(text)}${more}`))
}
