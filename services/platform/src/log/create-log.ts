import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { logDestination } from './log-destination.ts'
import { maskLine } from './mask-line.ts'
import { REQUEST_MESSAGE } from './request-message.ts'

/** Structured lines: `log.info({ request_id, … }, 'what happened')`. */
export type Log = Logger

export interface LogOptions {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  /** Which process writes: `public-api`, `projector`. */
  readonly name: string
  /** Where to; standard output where absent. */
  readonly destination?: DestinationStream
}

const REQUEST_LINE_END = `"msg":"${REQUEST_MESSAGE}"}\n`

/**
 * A log of one JSON line per request, message or job. Without a destination the lines go to standard output
 * together, at most 100 ms late, so that one costs a request microseconds.
 */
export function createLog({ level, name, destination }: LogOptions): Log {
  return pino(
    {
      level,
      base: { name },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: (line) => (line.endsWith(REQUEST_LINE_END) ? line : maskLine(line)) },
    },
    destination ?? logDestination(),
  )
}
