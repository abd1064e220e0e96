import { textField } from '../text/text-field.ts'
import { SEARCH_LIMITS } from './search-limits.ts'
import { searchWords } from './search-words.ts'

/** What somebody types into a search box: the text, and its folded words, none for a text without letter or digit. */
export interface SearchText {
  readonly text: string
  readonly words: readonly string[]
}

/** The `q` of public lists. Ten words are searched at most; lists name the others. */
export const searchTextField = textField(SEARCH_LIMITS.textLength).transform((text): SearchText => ({
  text,
  words: searchWords(text),
}))
