import { SEARCH_FILTERS } from './search-filters.ts'
import type { SearchWords } from './search-words.ts'
import { strewn } from './strewn.ts'

/** Two frequent words each, no text twice, beside what visitors choose: what nobody has asked for before. */
export function firstSearches({ frequent }: Pick<SearchWords, 'frequent'>): readonly string[] {
  const texts = strewn(frequent.flatMap((one) => frequent.map((other) => `${one} ${other}`)))
  return texts.map((text, index) => {
    const more = SEARCH_FILTERS[index % SEARCH_FILTERS.length] ?? ''
    return `/api/listing?q=${encodeURIComponent(text)}${more}`
  })
}
