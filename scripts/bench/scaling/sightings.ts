/** When things were first seen, for whoever waits for them. */
export interface Sightings {
  note(name: string): void
  /** Milliseconds since 1970. @throws Error when it is not seen in time */
  seen(name: string, withinMs: number): Promise<number>
  /** What somebody waits for. */
  awaited(): readonly string[]
}

export function openSightings(what: string): Sightings {
  const times = new Map<string, number>()
  const waiting = new Map<string, (time: number) => void>()
  return {
    note(name) {
      if (times.has(name)) return
      const time = Date.now()
      times.set(name, time)
      waiting.get(name)?.(time)
    },
    async seen(name, withinMs) {
      const known = times.get(name)
      if (known !== undefined) return known
      return new Promise((resolve, reject) => {
        const tooLate = setTimeout(() => reject(new Error(`${name} was not ${what} in ${withinMs} ms.`)), withinMs)
        waiting.set(name, (time) => {
          clearTimeout(tooLate)
          waiting.delete(name)
          resolve(time)
        })
      })
    },
    awaited: () => [...waiting.keys()],
  }
}
