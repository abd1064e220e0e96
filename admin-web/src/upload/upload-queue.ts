import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import { randomKey } from '@tahanan/web/ui/idempotency-key.ts'
import { whenOnline } from '../form/use-saving.ts'
import { sessionState } from '../session/session-state.ts'

/** Answers of a gateway while a server starts again: nobody knows whether the call arrived, as when the network is gone. */
const AWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

export interface SendFileOptions {
  readonly signal: AbortSignal
  readonly idempotencyKey: string
  readonly onProgress: (share: number) => void
  /** Id of what was chosen after it and has been sent before it: a file that was tried again belongs before that. */
  readonly before: number | undefined
}

/** Where files go: the pictures of a listing, a slot of its papers. */
export interface UploadTarget {
  /** `pictures of listing 12`: its files are found again by it. */
  readonly name: string
  /** For who looks at the tray: `Casa Verde, Pictures`. */
  readonly label: string
  /** Of the screen that shows what was sent. */
  readonly path: string
  /** Sends one file; answers the id of what has become of it. */
  readonly send: (file: File, options: SendFileOptions) => Promise<number | undefined>
  readonly onSent: () => void
  /** `YYYY-MM-DD`: until when the papers of the next go hold. */
  readonly validUntil?: string
}

/** One chosen file on its way to the server. */
export interface UploadItem {
  /** The `Idempotency-Key` of every attempt, so that it cannot arrive twice. */
  readonly key: string
  readonly file: File
  readonly target: UploadTarget
  /** `refused`: for what is in it, so that it is of no use to send it again. */
  readonly state: 'chosen' | 'queued' | 'sending' | 'waiting' | 'failed' | 'refused' | 'sent'
  /** 0 to 1, while it is sent. */
  readonly share: number
  /** Why it failed, or what it waits for. */
  readonly message: string
  /** Of what has become of it, once it is sent. */
  readonly id: number | undefined
}

let items: readonly UploadItem[] = []
let running: { readonly key: string; readonly controller: AbortController } | undefined
const listeners = new Set<() => void>()

function set(next: readonly UploadItem[]): void {
  items = next
  for (const notify of listeners) notify()
}

function change(isMeant: (item: UploadItem) => boolean, next: Partial<UploadItem>): void {
  set(items.map((item) => (isMeant(item) ? { ...item, ...next } : item)))
  if (running === undefined) void sendQueued()
}

/** Nobody has to do anything about it. */
export const isUnderWay = ({ state }: UploadItem): boolean => ['queued', 'sending', 'waiting'].includes(state)

/** Nothing more becomes of it. */
export const isOver = ({ state }: UploadItem): boolean => state === 'sent' || state === 'refused'

/**
 * The files of this page, in the order in which they were chosen. They belong to no screen, so that they go on being sent
 * while screens come and go: one by one, so that they arrive in this order.
 */
export const uploadQueue = {
  get: (): readonly UploadItem[] => items,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  choose(target: UploadTarget, files: readonly File[]): void {
    const state = { state: 'chosen', share: 0, message: '', id: undefined } as const
    const isAllSent = items.every(({ state: before }) => before === 'sent')
    set([...(isAllSent ? [] : items), ...files.map((file) => ({ key: randomKey(), file, target, ...state }))])
  },

  /** What is asked for with the files has changed since they were chosen. */
  retarget(target: UploadTarget): void {
    change((item) => item.target.name === target.name && !isUnderWay(item), { target })
  },

  /** Sends the next of a target's files, as many as one request may bring (§5); the others stay chosen. */
  start(name: string): void {
    const unsent = items.filter((item) => item.target.name === name && !isOver(item))
    const next = new Set(unsent.slice(0, UPLOAD_LIMITS.files))
    change((item) => next.has(item), { state: 'queued' })
  },

  retry(key: string): void {
    change((item) => item.key === key && item.state === 'failed', { state: 'queued' })
  },

  /** Nothing of a target is sent until it is started again. */
  stop(name: string): void {
    change((item) => item.target.name === name && isUnderWay(item), { state: 'chosen' })
    if (items.some(({ key, state }) => key === running?.key && state === 'chosen')) running?.controller.abort()
  },

  remove(isMeant: (item: UploadItem) => boolean): void {
    set(items.filter((item) => !isMeant(item)))
    if (!items.some(({ key }) => key === running?.key)) running?.controller.abort()
  },
}

async function sendQueued(): Promise<void> {
  for (;;) {
    const next = items.find(({ state }) => state === 'queued')
    if (next === undefined) break
    const controller = new AbortController()
    running = { key: next.key, controller }
    await sendOne(next, controller.signal)
  }
  running = undefined
}

async function sendOne({ key, file, target }: UploadItem, signal: AbortSignal): Promise<void> {
  const update = (next: Partial<UploadItem>): void => change((item) => item.key === key, next)
  const onProgress = (share: number): void => update({ share })
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    update({ state: 'sending', share: 0, message: '' })
    try {
      const options = { signal, idempotencyKey: key, onProgress, before: sentAfter(key, target.name) }
      update({ id: await target.send(file, options), state: 'sent' })
      return target.onSent()
    } catch (error) {
      // Whoever stopped it has said what it is now.
      if (signal.aborted) return
      if (error instanceof ApiProblem && error.status === 401) {
        update({ state: 'waiting', message: 'It is sent once you have signed in again.' })
        await whenSignedIn(signal)
      } else if (error instanceof ApiProblem && (error.isOffline || AWAY_STATUSES.has(error.status))) {
        if (!(await isReadable(file)))
          return update({ state: 'refused', message: 'It cannot be read any more: choose it again.' })
        update({ state: 'waiting', message: 'No connection. It is sent again when the network is back.' })
        await whenOnline(attempt, signal)
      } else return update(failureOf(error, file))
    }
  }
}

/** A browser says no more of a file that is gone or was changed since than of a network that is. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}

function sentAfter(key: string, target: string): number | undefined {
  const place = items.findIndex((item) => item.key === key)
  return items.slice(place + 1).find((item) => item.target.name === target && item.id !== undefined)?.id
}

function whenSignedIn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = sessionState.subscribe(look)
    signal.addEventListener('abort', done, { once: true })
    look()
    function look(): void {
      const { session, isEnded } = sessionState.get()
      if (session !== undefined && !isEnded) done()
    }
    function done(): void {
      stop()
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}

function failureOf(error: unknown, { name }: File): Pick<UploadItem, 'state' | 'message'> {
  if (!(error instanceof ApiProblem)) return { state: 'failed', message: 'It could not be sent.' }
  const messages = Object.values(error.fields).flat()
  // What is said of a file names it; that there are too many pictures already names none.
  const isRefused = messages.some((message) => message.includes(name))
  return { state: isRefused ? 'refused' : 'failed', message: messages.join(' ') || error.message }
}
