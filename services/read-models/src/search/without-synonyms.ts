import { SYNONYMS } from './synonyms.ts'

/** The line of each synonym that is one word. Listings that hold one of a line hold all of its words. */
const LINES = new Map(
  SYNONYMS.flatMap((line, place) =>
    line.filter((phrase) => !phrase.includes(' ')).map((word) => [word, place] as const),
  ),
)

/** Of words that the same listings hold, because they are synonyms, only the first. */
export function withoutSynonyms(words: readonly string[]): readonly string[] {
  const seen = new Set<number>()
  return words.filter((word) => {
    const line = LINES.get(word)
    if (line === undefined) return true
    const isNew = !seen.has(line)
    seen.add(line)
    return isNew
  })
}
