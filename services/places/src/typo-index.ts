import { editDistance } from '@tahanan/contracts/text/edit-distance.ts'

const LETTERS_PER_EDIT = 4
const INDEX_BITS = 18
const INDEX_STEP = 2 ** INDEX_BITS

/**
 * Finds names that were mistyped: a letter left out, put in, changed, or two swapped; two letters, for `common` names
 * where both texts have eight letters or more. Digits are never mistyped: "Project 8" is not "Project 6". Candidates are
 * texts that taking a letter away from each can make the same (symmetric deletion). The index is one sorted array of
 * numbers, a hash of what is left and the name's index, since a map of texts takes ten times as much.
 */
export class TypoIndex {
  readonly #names: readonly string[]
  readonly #isCommon: (name: string) => boolean
  readonly #entries: Float64Array

  constructor(names: readonly string[], isCommon: (name: string) => boolean) {
    this.#names = names
    this.#isCommon = isCommon
    const entries: number[] = []
    for (const [index, name] of names.entries()) {
      for (const rest of shortened(name, isCommon(name))) entries.push(hashOf(rest) * INDEX_STEP + index)
    }
    this.#entries = Float64Array.from(entries).toSorted()
  }

  /** Names that `text` may be a mistyping of, in their order: those one letter off, else those two letters off. */
  near(text: string): readonly string[] {
    const once = this.#sharing(text, withoutOne(text), 1)
    if (once.length > 0 || !mayTwoBeWrong(text)) return once
    return this.#sharing(text, shortened(text, true), 2).filter((name) => mayTwoBeWrong(name) && this.#isCommon(name))
  }

  #sharing(text: string, rests: readonly string[], edits: number): readonly string[] {
    if (text.length < LETTERS_PER_EDIT) return []
    const found = new Set(rests.flatMap((rest) => this.#withHash(hashOf(rest))))
    return [...found]
      .toSorted((a, b) => a - b)
      .map((index) => this.#names[index] ?? '')
      .filter((name) => digitsOf(name) === digitsOf(text) && editDistance(name, text) <= edits)
  }

  #withHash(hash: number): readonly number[] {
    const least = hash * INDEX_STEP
    const from = firstFrom(this.#entries, least)
    const to = firstFrom(this.#entries, least + INDEX_STEP)
    return Array.from(this.#entries.subarray(from, to), (entry) => entry - least)
  }
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** The text itself, what is left of it without any one letter, and, where two may be wrong, without any two. */
function shortened(text: string, isCommon: boolean): readonly string[] {
  if (text.length < LETTERS_PER_EDIT) return []
  const once = withoutOne(text)
  return isCommon && mayTwoBeWrong(text) ? [...new Set([...once, ...once.flatMap(withoutOne)])] : once
}

function mayTwoBeWrong(text: string): boolean {
  return text.length >= 2 * LETTERS_PER_EDIT
}

/** The text itself as well. */
function withoutOne(text: string): readonly string[] {
  return [text, ...Array.from({ length: text.length }, (_, at) => text.slice(0, at) + text.slice(at + 1))]
}

/** Index of the first entry that is not below `least`. */
function firstFrom(sorted: Float64Array, least: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
