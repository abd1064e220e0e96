import { editDistance } from './edit-distance.ts'
import { lettersOf } from './letters-of.ts'

interface SameLength {
  readonly words: string[]
  /** `lettersOf` each word: tells most of them apart from a typo at a glance. */
  readonly letters: number[]
}

/** The words of a vocabulary, to find those that a typo may have been meant for. */
export class SimilarWords {
  readonly #byLength = new Map<number, SameLength>()

  add(word: string): void {
    const group = this.#byLength.get(word.length) ?? { words: [], letters: [] }
    group.words.push(word)
    group.letters.push(lettersOf(word))
    this.#byLength.set(word.length, group)
  }

  remove(word: string): void {
    const group = this.#byLength.get(word.length)
    const place = group?.words.indexOf(word) ?? -1
    if (group === undefined || place < 0) return
    group.words.splice(place, 1)
    group.letters.splice(place, 1)
  }

  /** Words at most `limit` edits away, with their distance. */
  *near(word: string, limit: number): Generator<{ readonly word: string; readonly distance: number }> {
    const letters = lettersOf(word)
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      const group = this.#byLength.get(length)
      if (group === undefined) continue
      for (let place = 0; place < group.words.length; place++) {
        const others = group.letters[place] ?? 0
        // Each letter that only one of the two has costs an edit; a replacement settles one on either side.
        if (bits(letters & ~others) > limit || bits(others & ~letters) > limit) continue
        const candidate = group.words[place] ?? ''
        const distance = editDistance(word, candidate, limit)
        if (distance <= limit) yield { word: candidate, distance }
      }
    }
  }
}

/** Number of bits set. */
function bits(letters: number): number {
  const pairs = letters - ((letters >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
