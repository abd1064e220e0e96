interface Worded {
  /** Words and filter tokens, separated by spaces. */
  readonly words: string
}

/** Filter tokens stand among the words of a listing, but nobody types them. */
const TOKEN_PREFIX = '#'

/** In how many more listings each word occurs now; words whose number stays the same are left out. */
export function wordDeltas(before: Iterable<Worded>, after: Iterable<Worded>): ReadonlyMap<string, number> {
  const deltas = new Map<string, number>()
  count(deltas, before, -1)
  count(deltas, after, 1)
  for (const [word, delta] of deltas) if (delta === 0) deltas.delete(word)
  return deltas
}

function count(deltas: Map<string, number>, listings: Iterable<Worded>, step: number): void {
  for (const { words } of listings) {
    for (const word of words.split(' ')) {
      if (word !== '' && !word.startsWith(TOKEN_PREFIX)) deltas.set(word, (deltas.get(word) ?? 0) + step)
    }
  }
}
