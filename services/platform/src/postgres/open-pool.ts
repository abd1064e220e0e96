import pg from 'pg'
import { connectionConfig } from './connection-config.ts'
import type { ConnectionSettings } from './connection-config.ts'

export interface PoolSettings extends ConnectionSettings {
  readonly max: number
  /** Told when an idle connection is lost. The pool replaces it by itself, so silence is a fair default. */
  readonly onError?: (error: Error) => void
}

/** A pool of connections with our defaults. */
export function openPool({ max, onError = () => {}, ...settings }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({ ...connectionConfig(settings), max })
  pool.on('error', onError)
  // For an instant between connecting and being handed out a client has no listener, and its loss would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
