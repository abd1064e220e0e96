/** Works on each item, on `most` of them at once. Where one fails, that failure is thrown while others may be under way. */
export async function inParallel<Item>(
  items: IterableIterator<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const worker = async (): Promise<void> => {
    for (const item of items) await work(item)
  }
  await Promise.all(Array.from({ length: most }, worker))
}
