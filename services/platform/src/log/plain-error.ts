import { stdSerializers } from 'pino'

/**
 * What a log leaves out of an error. pg hangs the whole client on some of its errors, with the password in it, and
 * Postgres quotes the row that it refused, whoever's it is.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['client', 'detail', 'where', 'internalQuery', 'parameters'])

/** An error as the log keeps it, and so the errors inside it. */
export function plainError(error: unknown): unknown {
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
