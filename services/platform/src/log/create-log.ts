import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { maskLine } from './mask-line.ts'

/** Structured lines: `log.info({ request_id, … }, 'what happened')`. */
export type Log = Logger

export interface LogOptions {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  /** Which process writes: `public-api`, `projector`. */
  readonly name: string
  /** Where to; standard output where absent. */
  readonly destination?: DestinationStream
}

/**
 * A log of one JSON line per request, message or job. Lines are handed over asynchronously (they are collected while a
 * write is under way), so that a line costs a request microseconds; what is pending is written when the process exits.
 */
export function createLog({ level, name, destination }: LogOptions): Log {
  return pino(
    {
      level,
      base: { name },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: maskLine },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  )
}
