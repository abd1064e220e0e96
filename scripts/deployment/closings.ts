/** What has to be closed again, the last first. */
export interface Closings {
  add(close: () => Promise<unknown>): void
  /** Closes everything, whatever fails; then rejects with the first failure. */
  closeAll(): Promise<void>
}

export function collectClosings(): Closings {
  const closings: (() => Promise<unknown>)[] = []
  return {
    add: (close) => void closings.push(close),
    async closeAll() {
      const failures: unknown[] = []
      for (const close of closings.splice(0).toReversed()) {
        await close().catch((error: unknown) => failures.push(error))
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
