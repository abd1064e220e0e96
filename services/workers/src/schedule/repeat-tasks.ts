import { setMaxListeners } from 'node:events'
import { holdLeadership } from '@tahanan/platform/postgres/leadership.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'

export interface RepeatedTask {
  /** From the end of one turn to the beginning of the next. */
  readonly everyMs: number
  /** Before the first turn, so that a start is not the busiest moment. */
  readonly firstAfterMs: number
  /** Aborts when the task is given up. A rejection is reported; the next turn comes as if nothing had happened. */
  readonly work: (signal: AbortSignal) => Promise<void>
  readonly onError: (error: unknown) => void
}

interface RepeatSettings {
  readonly connectionString: string
  readonly tasks: readonly RepeatedTask[]
  readonly onError: (error: unknown) => void
}

/**
 * Does what has to be done every now and then in one process of them all, over one connection: the others stand by.
 * Each task keeps its own time.
 */
export function repeatTasks({ tasks, ...settings }: RepeatSettings): {
  /** Waits for the turns under way. */
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  const lead = async (signal: AbortSignal): Promise<void> => {
    // Each task listens, and what it does may as well.
    setMaxListeners(0, signal)
    await Promise.all(tasks.map((task) => repeat(task, signal)))
  }
  const running = holdLeadership({ ...settings, name: 'scheduled tasks', signal: stopping.signal, lead })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function repeat({ firstAfterMs, everyMs, work, onError }: RepeatedTask, signal: AbortSignal): Promise<void> {
  await pause(firstAfterMs, signal)
  while (!signal.aborted) {
    await work(signal).catch(onError)
    await pause(everyMs, signal)
  }
}
