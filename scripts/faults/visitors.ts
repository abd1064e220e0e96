import { pause } from '@tahanan/platform/postgres/pause.ts'
import { z } from 'zod'

export interface VisitorReport {
  readonly answered: number
  /** Of those, answered by Postgres because the search engine was away. */
  readonly degraded: number
  readonly failed: number
}

const EVERY_MS = 100
const TIMEOUT_MS = 5_000
const answerSchema = z.looseObject({ degraded: z.literal(true).optional() })

export type Visitors = ReturnType<typeof startVisitors>

/** Somebody who searches for something else ten times a second, and notes how that goes. @param origin of public-api */
export function startVisitors(origin: string) {
  const stopping = new AbortController()
  let counts = { answered: 0, degraded: 0, failed: 0 }

  async function search(text: string): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${origin}/api/listing/?q=${encodeURIComponent(text)}`, { signal })
    const answer = answerSchema.parse(await response.json())
    if (!response.ok) throw new Error(String(response.status))
    counts.answered += 1
    if (answer.degraded === true) counts.degraded += 1
  }

  async function run(): Promise<void> {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      // Another page of the cache each time.
      await search(`home ${'bcdfghjkmn'.charAt(count % 10)}${'bcdfghjkmn'.charAt((count / 10) % 10)}`).catch(() => {
        counts.failed += 1
      })
      await pause(EVERY_MS, stopping.signal)
    }
  }

  const running = run()
  return {
    /** Since the last report. */
    report(): VisitorReport {
      const report = counts
      counts = { answered: 0, degraded: 0, failed: 0 }
      return report
    },
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}
