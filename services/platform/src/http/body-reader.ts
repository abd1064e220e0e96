import type { IncomingMessage } from 'node:http'

/** Reads a request's body as far as a schema can take over; throws `Problem`s. An absent body is `{}`. */
export type BodyReader = (request: IncomingMessage, limitBytes: number) => Promise<unknown>
