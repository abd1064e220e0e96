interface Closable {
  close(): Promise<void>
}

/** Something that is opened when it is first needed. */
export interface Lazy<Opened> {
  /** Opens it. A failure is forgotten: the next one who asks tries again. */
  get(): Promise<Opened>
  close(): Promise<void>
}

export function openLazily<Opened extends Closable>(open: () => Promise<Opened>): Lazy<Opened> {
  let opening: Promise<Opened> | undefined

  async function attempt(): Promise<Opened> {
    try {
      return await open()
    } catch (error) {
      opening = undefined
      throw error
    }
  }

  return {
    get() {
      opening ??= attempt()
      return opening
    },
    async close() {
      const opened = await opening?.catch(() => undefined)
      await opened?.close()
    },
  }
}
