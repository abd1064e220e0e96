interface Worded {
  /** Words and filter tokens, separated by spaces. */
  readonly words: string
}

/** In how many more listings each word or token occurs now; those whose number stays the same are left out. */
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
      if (word !== '') deltas.set(word, (deltas.get(word) ?? 0) + step)
    }
  }
}
