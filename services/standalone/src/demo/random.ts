/** A stream of repeatable choices. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Different items, at most as many as there are, in the order of the list. */
  pickSome<Item>(items: readonly Item[], count: number): Item[]
}

/**
 * A stream of its own for each combination of seeds, so that the thing of index 7 comes out the same whatever was
 * generated before it. The generator is mulberry32: 32 bits of state, well spread, and the same on every platform.
 */
export function createRandom(...seeds: readonly number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) ^ (mixed >>> 15), 0x2545f491)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[int(0, items.length - 1)]
      if (item === undefined) throw new RangeError('There is nothing to pick from')
      return item
    },
    pickSome(items, count) {
      let wanted = Math.min(count, items.length)
      return items.filter((_item, index) => {
        const taken = next() < wanted / (items.length - index)
        if (taken) wanted -= 1
        return taken
      })
    },
  }
}

/** First seed of every stream, so that each noun's streams are its own. Changing one changes the demo catalogue. */
export const DEMO_SEED = {
  developer: 101,
  project: 202,
  projectListing: 303,
  brokerageListing: 404,
  person: 505,
  realty: 606,
  completion: 707,
} as const
