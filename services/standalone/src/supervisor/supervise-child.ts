import { backOffMs, pause } from '@tahanan/platform/postgres/pause.ts'
import { type Child, type ChildProgram, startChild } from './start-child.ts'

export interface SupervisionOptions extends ChildProgram {
  /** How long it may finish what is under way after `stop`, before it is killed. */
  readonly stopTimeoutMs: number
  /** The longest pause before a restart; pauses double from 100 ms. */
  readonly maxRestartMs?: number
  /** A child that lived this long was well: the pauses begin anew. */
  readonly healthyAfterMs?: number
  readonly onChange?: (change: ChildChange) => void
}

export interface SupervisedChild {
  /** Resolves when the child's work has begun for the first time, or when it was stopped before. */
  readonly ready: Promise<void>
  /** Process id of the child, undefined between two lives. */
  pid(): number | undefined
  /** Lets the child finish, kills it after its time; resolves when it is gone. Nothing is started after that. */
  stop(): Promise<void>
  /** Ends the child at once, for good. */
  kill(): void
}

/** Keeps one TypeScript program running in a process of its own until it is stopped. */
export function superviseChild(options: SupervisionOptions): SupervisedChild {
  const { stopTimeoutMs, maxRestartMs = 10_000, healthyAfterMs = 60_000, onChange = () => {} } = options
  const stopping = new AbortController()
  let current: Child | undefined
  let becomeReady = () => {}
  const ready = new Promise<void>((resolve) => (becomeReady = resolve))

  async function keepRunning(): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      const bornAt = performance.now()
      const { code, signal } = await liveOnce()
      if (stopping.signal.aborted) break
      failures = performance.now() - bornAt < healthyAfterMs ? failures + 1 : 0
      const restartMs = backOffMs(failures, maxRestartMs)
      onChange({ kind: 'ended', code, signal, restartMs })
      await pause(restartMs, stopping.signal)
    }
    becomeReady()
    onChange({ kind: 'stopped' })
  }

  async function liveOnce() {
    const child = startChild(options, () => {
      onChange({ kind: 'ready', pid: child.pid })
      becomeReady()
    })
    current = child
    onChange({ kind: 'started', pid: child.pid })
    const end = await child.ended
    current = undefined
    return end
  }

  const running = keepRunning()

  async function stop(): Promise<void> {
    stopping.abort()
    current?.askToStop()
    const deadline = setTimeout(() => {
      if (current === undefined) return
      onChange({ kind: 'killed', pid: current.pid })
      current.kill()
    }, stopTimeoutMs)
    await running
    clearTimeout(deadline)
  }

  return {
    ready,
    pid: () => current?.pid,
    stop,
    kill() {
      stopping.abort()
      current?.kill()
    },
  }
}

/** What happened to a supervised child, for the log. `pid` is undefined when the system could make no process. */
export type ChildChange =
  | { readonly kind: 'started'; readonly pid: number | undefined }
  | { readonly kind: 'ready'; readonly pid: number | undefined }
  /** It ended though nobody asked it to; it starts again after the pause. */
  | { readonly kind: 'ended'; readonly code: number | null; readonly signal: string | null; readonly restartMs: number }
  /** It was asked to stop, did not within its time, and was killed. */
  | { readonly kind: 'killed'; readonly pid: number | undefined }
  | { readonly kind: 'stopped' }
