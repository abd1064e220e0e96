/** A list with one item taken out and put in at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to))
  const item = items[from]
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(place, 0, item)
}
