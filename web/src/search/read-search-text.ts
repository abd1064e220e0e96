import type { SearchText } from '@tahanan/contracts/search/search-text-field.ts'
import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-limits.ts'
import { searchWords } from '@tahanan/contracts/search/search-words.ts'
import { isPlainText } from '@tahanan/contracts/text/is-plain-text.ts'

/** What somebody typed or pasted as a search, cut to the 200 characters that a search takes. */
export function readSearchText(typed: string): SearchText {
  const plain = isPlainText(typed) ? typed.normalize() : ''
  const fitting = plain.slice(0, SEARCH_LIMITS.textLength).toWellFormed().trim()
  return { text: fitting, words: searchWords(fitting) }
}
