import { randomUUID } from 'node:crypto'

const GOOD = /^[\w.-]{8,64}$/

/** The caller's `x-request-id` where it is a plain word of 8 to 64 characters, else a new one. */
export function requestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && GOOD.test(sent) ? sent : randomUUID()
}
