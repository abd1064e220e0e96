/**
 * What goes into `app.outbox`. An `event` goes to the topic `target` under `key`; a `job` goes to the queue `target`
 * with `key` as its id. `value` is JSON text.
 */
export interface OutboxRow {
  readonly destination: Destination
  readonly target: string
  readonly key: string
  readonly value: string
  readonly headers: Readonly<Record<string, string>>
}

export type Destination = 'event' | 'job'

/** A row that waits. The id is kept as text: it is only handed back. */
export interface WaitingRow extends OutboxRow {
  readonly id: string
}
