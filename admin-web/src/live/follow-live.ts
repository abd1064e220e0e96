import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { endpointAddress } from '@tahanan/contracts/endpoint/endpoint-address.ts'
import { liveEndpoints } from '@tahanan/contracts/live/live.endpoints.ts'
import { type LiveMessage, liveMessageSchema, liveReadySchema } from '@tahanan/contracts/live/live.ts'
import { z } from 'zod'
import { problemOf } from '../api/fetch-answer.ts'
import { withSession } from '../api/with-session.ts'
import { pause } from '../form/use-saving.ts'
import { sessionState } from '../session/session-state.ts'

const NAME = 'tahanan-live'
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** A connection that lasted so long was a good one: the next try is a first one. */
const GOOD_MS = 10_000

/** What the tab that reads tells the others; without a message everything is to be read again. */
const relayedSchema = z.object({ id: z.string(), message: liveMessageSchema.nullable() })

interface Follower {
  readonly onMessage: (message: LiveMessage) => void
  /** Something may have been missed. */
  readonly onGap: () => void
}

/**
 * Follows what is done, by one connection for all tabs of this browser: whichever tab has the lock reads and tells the
 * others; when it is closed the next goes on where it was. Without locks (a page over plain HTTP from another machine)
 * each tab reads while it is looked at, so that few connections are open. Comes back after anything.
 *
 * @returns stops it
 */
export function followLive({ onMessage, onGap }: Follower): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = new BroadcastChannel(NAME)
  let lastId: string | undefined

  function hear(relayed: z.infer<typeof relayedSchema>): void {
    lastId = relayed.id
    if (relayed.message === null) onGap()
    else onMessage(relayed.message)
  }

  function tell(id: string, message: LiveMessage | null): void {
    channel.postMessage({ id, message })
    hear({ id, message })
  }

  /** Reads until there is nothing to read: a session that ends, a server that is gone, a tab that sleeps. */
  async function readOnce(until: AbortSignal): Promise<void> {
    let isFirst = lastId === undefined && performance.now() < GOOD_MS
    await readStream({
      url: endpointAddress(liveEndpoints.follow, {}),
      lastId,
      signal: until,
      onEvent({ id, type, data }) {
        if (type !== 'ready') return tell(id, liveMessageSchema.parse(data))
        const hasGap = liveReadySchema.parse(data).missed || (lastId === undefined && !isFirst)
        isFirst = false
        if (hasGap) tell(id, null)
        else lastId = id
      },
    })
  }

  async function readForEver(): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      await untilWanted(signal)
      const startedMs = performance.now()
      let waitMs = 0
      const hidden = new AbortController()
      const stopWatching = 'locks' in navigator ? undefined : whenHidden(() => hidden.abort())
      try {
        await readOnce(AbortSignal.any([signal, hidden.signal]))
      } catch (error) {
        if (error instanceof ApiProblem) waitMs = (error.retryAfterSeconds ?? 0) * 1_000
      } finally {
        stopWatching?.()
      }
      if (performance.now() - startedMs > GOOD_MS) attempt = 0
      const ceilingMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
      await pause(Math.max(waitMs, ceilingMs / 2 + (Math.random() * ceilingMs) / 2), signal)
    }
  }

  channel.addEventListener('message', ({ data }) => {
    const relayed = relayedSchema.safeParse(data)
    if (relayed.success) hear(relayed.data)
  })
  const reading = 'locks' in navigator ? navigator.locks.request(NAME, { signal }, readForEver) : readForEver()
  reading.catch(() => {})
  return () => {
    stopping.abort()
    channel.close()
  }
}

/** Resolves when somebody is signed in and, without locks, looks at this tab. */
function untilWanted(signal: AbortSignal): Promise<void> {
  const isWanted = (): boolean => {
    const { session, isEnded } = sessionState.get()
    return session !== undefined && !isEnded && ('locks' in navigator || document.visibilityState === 'visible')
  }
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isWanted() && !signal.aborted) return
      unsubscribe()
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    const unsubscribe = sessionState.subscribe(look)
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look, { once: true })
    look()
  })
}

function whenHidden(act: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'hidden') act()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

interface StreamEvent {
  readonly id: string
  /** `message` where the server names none. */
  readonly type: string
  readonly data: unknown
}

interface ReadOptions {
  readonly url: string
  readonly lastId: string | undefined
  readonly signal: AbortSignal
  readonly onEvent: (event: StreamEvent) => void
}

/** Without a sign of life for so long (the server gives one every 20 s) the machine slept, or the line is dead. */
const SILENCE_MS = 45_000

/**
 * Reads server-sent events as who is signed in, until the server ends them. `EventSource` would put the token into the
 * address. @throws ApiProblem, and whatever breaks a connection
 */
async function readStream({ url, lastId, signal, onEvent }: ReadOptions): Promise<void> {
  const silence = new AbortController()
  const either = AbortSignal.any([signal, silence.signal])
  const response = await withSession(async (token = '') => {
    const resumed = lastId === undefined ? {} : { 'Last-Event-ID': lastId }
    const answer = await fetch(url, { signal: either, headers: { Authorization: `Bearer ${token}`, ...resumed } })
    if (answer.ok) return answer
    const retryAfter = answer.headers.get('Retry-After')
    throw problemOf({ status: answer.status, body: await answer.json().catch(() => null), requestId: null, retryAfter })
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) return
  let rest = ''
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      const blocks = (rest + piece.value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (!block.startsWith(':')) onEvent(eventOf(block))
    }
  } finally {
    clearTimeout(timer)
  }
}

/** `id: …`, `event: …`, `data: …`, a line each, as our server writes them. */
function eventOf(block: string): StreamEvent {
  const fields = new Map(block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]))
  return {
    id: fields.get('id') ?? '',
    type: fields.get('event') ?? 'message',
    data: JSON.parse(fields.get('data') ?? 'null'),
  }
}
