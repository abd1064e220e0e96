import { holdLeadership } from '@tahanan/platform/postgres/leadership.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'

export interface TaskSettings {
  /** Instances of the same name take turns: one does the task, the others stand by. */
  readonly name: string
  readonly connectionString: string
  /** From the end of one turn to the beginning of the next. */
  readonly everyMs: number
  /** Before the first turn, so that a start is not the busiest moment. */
  readonly firstAfterMs: number
  /** Aborts when the task is given up. A rejection is reported; the next turn comes as if nothing had happened. */
  readonly work: (signal: AbortSignal) => Promise<void>
  readonly onError: (error: unknown) => void
}

export interface RepeatedTask {
  /** Waits for the turn under way. */
  stop(): Promise<void>
}

/** Something that has to be done every now and then, by one process of them all. */
export function repeatTask(settings: TaskSettings): RepeatedTask {
  const { everyMs, firstAfterMs, work, onError } = settings
  const stopping = new AbortController()

  async function lead(signal: AbortSignal): Promise<void> {
    await pause(firstAfterMs, signal)
    while (!signal.aborted) {
      await work(signal).catch(onError)
      await pause(everyMs, signal)
    }
  }

  const running = holdLeadership({ ...settings, name: `task ${settings.name}`, signal: stopping.signal, lead })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
