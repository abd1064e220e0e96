import { partitionPoint } from '@tahanan/platform/collection/partition-point.ts'

/** More words than this at once are sorted together instead of being put in their places one by one. */
const ONE_BY_ONE = 200

/** The words of a vocabulary in order, to find those that begin alike. */
export class SortedWords {
  #words: string[] = []

  add(words: readonly string[]): void {
    if (words.length > ONE_BY_ONE) {
      this.#words = [...this.#words, ...words].toSorted(byCodeUnits)
    } else {
      for (const word of words) this.#words.splice(this.#placeOf(word), 0, word)
    }
  }

  remove(words: readonly string[]): void {
    if (words.length > ONE_BY_ONE) {
      const gone = new Set(words)
      this.#words = this.#words.filter((word) => !gone.has(word))
      return
    }
    for (const word of words) {
      const place = this.#placeOf(word)
      if (this.#words[place] === word) this.#words.splice(place, 1)
    }
  }

  /** At most `limit` words that begin with `prefix`, in order. */
  startingWith(prefix: string, limit: number): readonly string[] {
    const first = this.#placeOf(prefix)
    let end = first
    while (end < first + limit && this.#words[end]?.startsWith(prefix) === true) end++
    return this.#words.slice(first, end)
  }

  lastStartingWith(prefix: string): string | undefined {
    const last = this.#words[this.#placeOf(`${prefix}\uffff`) - 1]
    return last?.startsWith(prefix) === true ? last : undefined
  }

  /** The place of the first word that is not before `word`. */
  #placeOf(word: string): number {
    return partitionPoint(this.#words.length, (place) => (this.#words[place] ?? '') < word)
  }
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
