import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { logDestination } from './log-destination.ts'
import { maskLine } from './mask-line.ts'
import { plainError } from './plain-error.ts'
import { requestLineText } from './request-line.ts'
import type { RequestLine } from './request-line.ts'

/** Structured lines: `log.info({ request_id, … }, 'what happened')`. */
export interface Log extends Logger {
  /** The line of a request that is over, the commonest by far. */
  request(line: RequestLine): void
}

export interface LogOptions {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  /** Which process writes: `public-api`, `projector`. */
  readonly name: string
  /** Where to; standard output where absent. */
  readonly destination?: DestinationStream
}

/**
 * A log of one JSON line per request, message or job, masked. Without a destination the lines go to standard output
 * together, at most 100 ms late, so that one costs a request microseconds.
 */
export function createLog({ level, name, destination = logDestination() }: LogOptions): Log {
  const log = pino(
    {
      level,
      base: { name },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: plainError },
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: maskLine },
    },
    destination,
  )
  return Object.assign(log, {
    request(line: RequestLine): void {
      if (log.isLevelEnabled('info')) destination.write(requestLineText(name, line))
    },
  })
}
