import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-words.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { SYNONYMS } from './synonyms.ts'

interface Phrase {
  readonly words: readonly string[]
  /** Every word of every phrase that means the same. */
  readonly meanings: readonly string[]
}

/** Phrases by their first word. */
const PHRASES = new Map<string, Phrase[]>()
for (const line of SYNONYMS) {
  const meanings = line.flatMap((phrase) => phrase.split(' '))
  for (const phrase of line) {
    const words = phrase.split(' ')
    const [first = ''] = words
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { words, meanings }])
  }
}

/** The words that texts are found by: folded, with their synonyms, each once. */
export function searchWords(texts: readonly (string | null | undefined)[]): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    const words = foldText(text ?? '').split(' ')
    for (const [place, word] of words.entries()) {
      found.add(word.slice(0, SEARCH_LIMITS.wordLength))
      for (const phrase of PHRASES.get(word) ?? []) {
        if (phrase.words.every((expected, offset) => words[place + offset] === expected)) {
          for (const meaning of phrase.meanings) found.add(meaning)
        }
      }
    }
  }
  found.delete('')
  return [...found]
}

/** A `tsquery` for all of these folded words, the last one as a beginning. Words hold letters and digits alone. */
export function prefixQuery(words: readonly string[]): string {
  return words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`).join(' & ')
}

/** The same with each of them as a beginning, as somebody types them. */
export function beginningsQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ')
}
