import pg from 'pg'
import { aborted, backOffMs, pause } from './pause.ts'
import { openOwnClient } from './own-client.ts'
import type { OwnClient } from './own-client.ts'

/** `payload` is undefined when the call only says "you may have missed something": after each (re)connect. */
export type OnNotify = (payload: string | undefined) => void

interface ListenerSettings {
  readonly connectionString: string
  readonly applicationName?: string
  readonly onError?: (error: unknown) => void
}

export type Listener = ReturnType<typeof openListener>

/**
 * LISTEN on a connection of its own that is opened again, with back-off, whenever it is lost. A notification may be
 * missed meanwhile, so each callback is called once without a payload as soon as its channel is being listened to.
 */
export function openListener(settings: ListenerSettings) {
  const closing = new AbortController()
  const channels = new Map<string, Set<OnNotify>>()
  let current: OwnClient | undefined

  async function listenOn(connection: OwnClient, channel: string, listeners: Iterable<OnNotify>): Promise<void> {
    await connection.query(`listen ${pg.escapeIdentifier(channel)}`)
    for (const onNotify of listeners) onNotify(undefined)
  }

  async function stayConnected(onConnected: () => void): Promise<void> {
    const connection = await openOwnClient({
      applicationName: 'listener',
      ...settings,
      onNotification({ channel, payload }) {
        for (const onNotify of channels.get(channel) ?? []) onNotify(payload)
      },
    })
    try {
      current = connection
      for (const [channel, listeners] of channels) await listenOn(connection, channel, listeners)
      onConnected()
      await aborted(AbortSignal.any([connection.lost, closing.signal]))
      if (!closing.signal.aborted) throw connection.lost.reason
    } finally {
      current = undefined
      await connection.close().catch(() => {})
    }
  }

  async function run(): Promise<void> {
    let attempt = 0
    while (!closing.signal.aborted) {
      try {
        await stayConnected(() => (attempt = 0))
      } catch (error) {
        settings.onError?.(error)
        attempt += 1
        await pause(backOffMs(attempt), closing.signal)
      }
    }
  }

  const running = run()
  return {
    /** Listens from now on, through every reconnect. Answers the function that stops it. */
    listen(channel: string, onNotify: OnNotify): () => void {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(onNotify))
      // When it fails the connection is lost, and the next one listens to every channel.
      if (current !== undefined) listenOn(current, channel, [onNotify]).catch(() => {})
      return () => void listeners.delete(onNotify)
    },
    async close(): Promise<void> {
      closing.abort()
      await running
    },
  }
}
