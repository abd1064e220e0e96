import { backOffMs, pause } from './pause.ts'
import { openOwnClient } from './own-client.ts'
import type { OwnClient } from './own-client.ts'

export interface LeadershipSettings {
  readonly connectionString: string
  /** Candidates of the same name compete. */
  readonly name: string
  /** Ends the candidacy. */
  readonly signal: AbortSignal
  /** The leader's work, until its signal aborts: the candidacy ended, or the lock is lost and somebody else may lead. */
  readonly lead: (signal: AbortSignal) => Promise<void>
  readonly onError?: (error: unknown) => void
}

const STANDBY_POLL_MS = 500

/**
 * Leads whenever nobody else does, until `signal` aborts. The lock belongs to a connection, so a killed leader is
 * replaced within a second. A leader whose connection is cut may still finish a statement while its successor begins:
 * what must not happen twice needs a fence of its own (a producer's epoch, a version). When `lead` rejects or returns
 * early, leadership is given up and sought again after a back-off.
 */
export async function holdLeadership(settings: LeadershipSettings): Promise<void> {
  let attempt = 0
  while (!settings.signal.aborted) {
    try {
      const connection = await openOwnClient({ ...settings, applicationName: `leader ${settings.name}` })
      try {
        if (await standBy(connection, settings)) {
          attempt = 0
          await settings.lead(AbortSignal.any([connection.lost, settings.signal]))
        }
      } finally {
        await connection.close().catch(() => {})
      }
    } catch (error) {
      if (!settings.signal.aborted) settings.onError?.(error)
    }
    attempt += 1
    await pause(backOffMs(attempt), settings.signal)
  }
}

/**
 * True once the lock is held, false when the candidacy ended. Asks again and again instead of waiting inside
 * `pg_advisory_lock`: a statement that waits for days holds a snapshot, and vacuum could clean up nothing.
 */
async function standBy(connection: OwnClient, { name, signal }: LeadershipSettings): Promise<boolean> {
  const ending = AbortSignal.any([signal, connection.lost])
  while (!signal.aborted) {
    connection.lost.throwIfAborted()
    const { rows } = await connection.query<{ leads: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('leadership:' || $1, 0)) as leads`,
      [name],
    )
    if (rows[0]?.leads === true) return true
    await pause(STANDBY_POLL_MS, ending)
  }
  return false
}
