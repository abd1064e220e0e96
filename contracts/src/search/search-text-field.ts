import { foldText } from '../text/fold-text.ts'
import { textField } from '../text/text-field.ts'
import { SEARCH_LIMITS } from './search-limits.ts'

/** What somebody types into a search box: the text, and its folded words, none for a text without letter or digit. */
export interface SearchText {
  readonly text: string
  readonly words: readonly string[]
}

/** The `q` of public lists. All words must match something, the last one as a prefix (decision 29). */
export const searchTextField = textField(SEARCH_LIMITS.textLength).transform((text, context): SearchText => {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, SEARCH_LIMITS.wordLength))
  if (words.length > SEARCH_LIMITS.words) {
    context.addIssue({
      code: 'custom',
      message: `Search for at most ${SEARCH_LIMITS.words} words; these are ${words.length}.`,
    })
  }
  return { text, words }
})
