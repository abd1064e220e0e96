import { textField } from '../text/text-field.ts'
import { SEARCH_LIMITS } from './search-limits.ts'
import { searchWords } from './search-words.ts'

/** What somebody types into a search box: the text, and its folded words, none for a text without letter or digit. */
export interface SearchText {
  readonly text: string
  readonly words: readonly string[]
}

/** The `q` of public lists. All words must match something, the last one as a prefix (decision 29). */
export const searchTextField = textField(SEARCH_LIMITS.textLength).transform((text, context): SearchText => {
  const words = searchWords(text)
  if (words.length > SEARCH_LIMITS.words) {
    context.addIssue({
      code: 'custom',
      message: `Search for at most ${SEARCH_LIMITS.words} words; these are ${words.length}.`,
    })
  }
  return { text, words }
})
