import type { SearchText } from '@tahanan/contracts/search/search-text-field.ts'
import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-limits.ts'
import { searchWords } from '@tahanan/contracts/search/search-words.ts'
import { isPlainText } from '@tahanan/contracts/text/is-plain-text.ts'

const SPACES = /\s+/u

/** What somebody typed or pasted as a search, cut to the ten words and 200 characters that a search takes. */
export function readSearchText(typed: string): SearchText {
  const plain = isPlainText(typed) ? typed.normalize() : ''
  const fitting = plain.slice(0, SEARCH_LIMITS.textLength).toWellFormed().trim()
  const surplus = fitting
    .split(SPACES)
    .findIndex((_word, place, all) => searchWords(all.slice(0, place + 1).join(' ')).length > SEARCH_LIMITS.words)
  const text = surplus === -1 ? fitting : fitting.split(SPACES).slice(0, surplus).join(' ')
  return { text, words: searchWords(text) }
}
