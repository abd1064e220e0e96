interface Wanted<Key, Value> {
  readonly key: Key
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}

/**
 * A read that those who want it at once share: what is asked while one is under way goes together with the next. Nobody
 * is given what was read before they asked, so that it is as fresh as a read of one's own, at a fraction of the statements
 * the busier it gets.
 *
 * @param read answers one value per key, in their order
 * @param maxKeys of one read
 */
export function readTogether<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
  maxKeys = 100,
): (key: Key) => Promise<Value> {
  const waiting: Wanted<Key, Value>[] = []
  let isReading = false

  async function readNext(): Promise<void> {
    const wanted = waiting.splice(0, maxKeys)
    try {
      const values = await read(wanted.map(({ key }) => key))
      for (const [place, value] of values.entries()) wanted[place]?.resolve(value)
    } catch (error) {
      for (const { reject } of wanted) reject(error)
    }
  }

  async function readAll(): Promise<void> {
    isReading = true
    while (waiting.length > 0) await readNext()
    isReading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isReading) void readAll()
    })
}
