import type { SearchText } from '@tahanan/contracts/search/search-fields.ts'
import { SEARCH_LIMITS, searchWords } from '@tahanan/contracts/search/search-words.ts'
import { isPlainText } from '@tahanan/contracts/text/line-field.ts'

/** What somebody typed or pasted as a search, cut to the 200 characters that a search takes. */
export function readSearchText(typed: string): SearchText {
  const plain = isPlainText(typed) ? typed.normalize() : ''
  const fitting = plain.slice(0, SEARCH_LIMITS.textLength).toWellFormed().trim()
  return { text: fitting, words: searchWords(fitting) }
}
