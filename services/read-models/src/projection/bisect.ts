import { isPermanent } from './is-permanent.ts'

/**
 * Does `work` on all items at once. When that fails for good, halves them until the culprits are alone, hands each to
 * `setAside`, and does the rest, in order. Rejects with the first transient failure.
 */
export async function bisect<Item>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<void>,
  setAside: (culprit: Item, cause: unknown) => Promise<void>,
): Promise<void> {
  try {
    await work(items)
  } catch (error) {
    if (!isPermanent(error)) throw error
    const [first] = items
    if (first === undefined) throw error
    if (items.length === 1) return setAside(first, error)
    const middle = Math.ceil(items.length / 2)
    await bisect(items.slice(0, middle), work, setAside)
    await bisect(items.slice(middle), work, setAside)
  }
}
