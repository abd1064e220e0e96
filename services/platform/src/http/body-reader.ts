import type { IncomingMessage } from 'node:http'

/** Gives back what a body takes up beside memory: its files. */
export type Release = () => Promise<void>

/**
 * Reads a request's body as far as a schema can take over; throws `Problem`s. An absent body is `{}`. What has to be
 * given back after the call, whatever became of it, goes into `releases`.
 */
export type BodyReader = (request: IncomingMessage, limitBytes: number, releases: Release[]) => Promise<unknown>
