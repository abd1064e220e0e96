export type Closings = ReturnType<typeof collectClosings>

/** What has to be closed again, the last first. */
export function collectClosings() {
  const closings: (() => Promise<unknown>)[] = []
  return {
    add: (close: () => Promise<unknown>) => void closings.push(close),
    /** Closes everything, whatever fails; then rejects with the first failure. */
    async closeAll(): Promise<void> {
      const failures: unknown[] = []
      for (const close of closings.splice(0).toReversed()) {
        await close().catch((error: unknown) => failures.push(error))
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
