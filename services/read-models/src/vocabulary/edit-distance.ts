/**
 * How many letters have to be inserted, removed, replaced, or swapped with their neighbour to turn one word into the
 * other (optimal string alignment); `limit + 1` as soon as it must be more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1
  if (Math.abs(a.length - b.length) > limit) return tooFar
  let beforeLast = new Uint8Array(b.length + 1)
  let last = new Uint8Array(b.length + 1)
  let row = new Uint8Array(b.length + 1)
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    // Further from the diagonal than `limit` no cell can lead to anything.
    const from = Math.max(1, i - limit)
    const to = Math.min(b.length, i + limit)
    row.fill(tooFar)
    if (from === 1) row[0] = i
    let best = from === 1 ? i : tooFar
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + Number(letter !== other))
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1)
      }
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return tooFar
    const spare = beforeLast
    beforeLast = last
    last = row
    row = spare
  }
  return Math.min(at(last, b.length), tooFar)
}

function at(cells: Uint8Array, place: number): number {
  return cells[place] ?? 0
}
