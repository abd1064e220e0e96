import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLeaveGuard } from './use-leave-guard.ts'

const LONGEST_WAIT_MS = 10_000

/** Resolves when it is worth trying again: after a while that grows, or at once when the network is back, or stopped. */
export function whenOnline(attempt: number, signal: AbortSignal): Promise<void> {
  return pause(navigator.onLine ? Math.min(LONGEST_WAIT_MS, 500 * 2 ** attempt) : LONGEST_WAIT_MS, signal)
}

/** Waits, or less when the network comes back, or it is stopped. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done, { once: true })
    signal.addEventListener('abort', done, { once: true })
    function done(): void {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}

export interface Saving {
  readonly isRunning: boolean
  /** The connection is gone: the same save is sent again until it is answered, or `stop` is called. */
  readonly isWaiting: boolean
  readonly problem: ApiProblem | undefined
  /** What the server, or `refuse`, says of a field. */
  messages(field: string): readonly string[] | undefined
  /** Runs a save, one at a time; true when it succeeded. */
  run(save: () => Promise<unknown>): Promise<boolean>
  /** Says what is wrong without asking the server; false where nothing is. */
  refuse(fields: FieldMessages): boolean
  /** Takes back what was said of a field: it has been changed since. */
  forget(field: string): void
  stop(): void
  clear(): void
}

/**
 * The state of a form's save. While the network is away it is tried again with the same values, so that nobody has to
 * watch; a save must therefore be safe to repeat (a version or an idempotency key sees to that).
 */
export function useSaving(): Saving {
  const [problem, setProblem] = useState<ApiProblem>()
  const [fields, setFields] = useState<FieldMessages>({})
  const [isRunning, setRunning] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  // What waits for the network goes with its screen.
  useLeaveGuard(isWaiting)

  const refuse = useCallback((next: FieldMessages) => {
    setFields(next)
    setProblem(undefined)
    const isRefused = Object.keys(next).length > 0
    if (isRefused) showFirstProblem()
    return isRefused
  }, [])
  const clear = useCallback(() => void refuse({}), [refuse])
  const stop = useCallback(() => running.current?.abort(), [])
  const forget = useCallback((field: string) => {
    setFields(({ [field]: gone, ...rest }) => (gone === undefined ? { ...rest } : rest))
  }, [])

  const run = useCallback(
    async (save: () => Promise<unknown>): Promise<boolean> => {
      if (running.current !== undefined) return false
      const controller = new AbortController()
      const pressed = document.activeElement
      running.current = controller
      setRunning(true)
      clear()
      try {
        await untilAnswered(save, controller.signal, setWaiting)
        return true
      } catch (error) {
        const known = error instanceof ApiProblem ? error : unexpected(error)
        setProblem(known)
        setFields(known.fields)
        if (Object.keys(known.fields).length > 0 && !isAtAnotherField(pressed)) showFirstProblem()
        return false
      } finally {
        running.current = undefined
        setRunning(false)
        setWaiting(false)
      }
    },
    [clear],
  )
  const messages = (field: string): readonly string[] | undefined => fields[field]
  return { isRunning, isWaiting, problem, messages, run, refuse, forget, stop, clear }
}

/** For what is saved as it is chosen: what is asked for while another save is under way follows it. */
export function useInTurn(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (run) => {
    const made = last.current.then(run, run)
    last.current = made
    return made
  }
}

async function untilAnswered(
  save: () => Promise<unknown>,
  signal: AbortSignal,
  onWaiting: (isWaiting: boolean) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await save()
      return
    } catch (error) {
      if (!(error instanceof ApiProblem) || !error.isOffline || signal.aborted) throw error
      onWaiting(true)
      await whenOnline(attempt, signal)
      if (signal.aborted) throw error
    }
  }
}

function unexpected(error: unknown): ApiProblem {
  console.error(error)
  return new ApiProblem({ status: 0, code: 'unexpected', detail: 'Something went wrong on this page. Try again.' })
}

/** Who has gone on to another field, a box included, while the answer came would press the next keys in the one shown. */
function isAtAnotherField(pressed: Element | null): boolean {
  const { activeElement } = document
  return activeElement !== pressed && activeElement?.matches('input, select, textarea, [contenteditable=true]') === true
}

/** Shows the first field that something is wrong with, and moves the focus there, once its message is there. */
function showFirstProblem(): void {
  requestAnimationFrame(() => {
    const form = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
}

/** A value that is there for a while: an alert (§9 "saved alert 1500 ms, amenity alert 3 seconds, warning 8000 ms"). */
export function usePassing<Value>(durationMs: number): [Value | undefined, (value: Value) => void] {
  const [value, setValue] = useState<Value>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(
    (next: Value) => {
      clearTimeout(timer.current)
      setValue(next)
      timer.current = setTimeout(() => setValue(undefined), durationMs)
    },
    [durationMs],
  )
  return [value, show]
}
