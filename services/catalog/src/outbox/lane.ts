import type { Destination, WaitingRow } from './outbox-row.ts'

/** One way out of the outbox. Events and jobs have a lane each, so that a queue that is down holds no event back. */
export interface Lane {
  readonly destination: Destination
  /** Hands all rows over, in order; rejects when it cannot say that all are safe. */
  send(rows: readonly WaitingRow[]): Promise<void>
  /** Resolves when whoever they are for can see all that was sent, which then need not be seen in the outbox any more. */
  untilReadable(): Promise<void>
}
