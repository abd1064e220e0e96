import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

const TOKEN = /\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g

const BEARER = /\bBearer [\w.~+/-]+=*/gi

const CREDENTIALS_IN_URL = /(\w:\/\/[^\s:/@"]{0,100}:)[^\s@"]{1,200}@/g

const EMAIL = /(?<![\w.%+-])[\w.%+-]{1,64}(?:@|%40)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+/gi

/** +63 or 09 mobile numbers with whatever stands between the groups; a bare JSON number cannot begin so. */
const PHONE = /(?<![\w.-])(?:\+63|0)[ -]?9\d{2}[ -]?\d{3}[ -]?\d{4}(?!\w)/g

const PIECE_LENGTH = 8192

const LONGEST_WAIT_MS = 100

/**
 * What a log leaves out of an error. pg hangs the whole client on some of its errors, with the password in it, and
 * Postgres quotes the row that it refused, whoever's it is.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['client', 'detail', 'where', 'internalQuery', 'parameters'])

const SECRET_KEYS =
  /"((?:[a-z_-]*(?:password|secret|token|authorization|cookie))|access|refresh|jwt|api_?key)":"(?:[^"\\]|\\.)*"/gi

const PERSONAL_KEYS = /"([a-z_]*(?:email|phone|fullname)[a-z_]*|contact_number)":"(?:[^"\\]|\\.)*"/gi

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
 * A log of one JSON line per request, message or job, masked. Without a destination the lines go to standard output
 * together, at most 100 ms late.
 */
export function createLog({ level, name, destination = logDestination() }: LogOptions): Log {
  return pino(
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
}

/**
 * A line of the log without secrets and personal data, at whatever depth of it they stand: the last thing done to a
 * line, so that no call and no error message can forget it. A JSON line stays JSON.
 */
export function maskLine(line: string): string {
  return maskText(line.replace(SECRET_KEYS, '"$1":"[secret]"').replace(PERSONAL_KEYS, '"$1":"[personal]"'))
}

/** An error as the log keeps it, and so the errors inside it. */
function plainError(error: unknown): unknown {
  return error instanceof Error ? withoutLeftOut(stdSerializers.err(error)) : error
}

function withoutLeftOut(serialised: object): object {
  const kept = Object.entries(serialised).filter(([key]) => !LEFT_OUT.has(key))
  return Object.fromEntries(
    kept.map(([key, value]: [string, unknown]) => [
      key,
      key === 'aggregateErrors' && Array.isArray(value) ? value.map(withoutLeftOut) : value,
    ]),
  )
}

/**
 * Standard output, in pieces of 8 kB or what has come together in 100 ms. A piece is written at once, as a whole: one that
 * is still on its way when the process ends may be lost.
 */
function logDestination(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: PIECE_LENGTH, periodicFlush: LONGEST_WAIT_MS })
  process.once('exit', () => output.flushSync())
  return output
}

/** What a mail's link holds lets its reader change alerts, or cancel a viewing. */
const MAIL_LINK = /(\/(?:alert|viewing)\/)[\w-]{43}/g

/** A text without tokens, credentials, e-mail addresses and telephone numbers, wherever in it they stand. */
export function maskText(text: string): string {
  let masked = text
  if (masked.includes('eyJ')) masked = masked.replace(TOKEN, '[token]')
  if (masked.includes('earer ')) masked = masked.replace(BEARER, 'Bearer [token]')
  if (masked.includes('/alert/') || masked.includes('/viewing/')) masked = masked.replace(MAIL_LINK, '$1[token]')
  if (masked.includes('@') || masked.includes('%40'))
    masked = masked.replace(CREDENTIALS_IN_URL, '$1[secret]@').replace(EMAIL, '[e-mail]')
  return masked.replace(PHONE, '[phone]')
}
