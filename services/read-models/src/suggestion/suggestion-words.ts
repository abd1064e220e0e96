import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { searchWords } from '../search/search-words.ts'
import { SYNONYMS } from '../search/synonyms.ts'

const WHOLE_SYNONYMS: ReadonlySet<string> = new Set(SYNONYMS.flat().filter((phrase) => !phrase.includes(' ')))
/** Shorter pieces of a longer synonym, `p que`, mean nothing to somebody who has typed only that. */
const PIECE_LENGTH_MIN = 4

/** The words that a label is suggested for: its own, folded, and their synonyms. */
export function suggestionWords(label: string): string[] {
  const own = new Set(foldText(label).split(' '))
  return searchWords([label]).filter(
    (word) => own.has(word) || WHOLE_SYNONYMS.has(word) || word.length >= PIECE_LENGTH_MIN,
  )
}
