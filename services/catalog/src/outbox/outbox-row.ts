/**
 * What waits in `app.outbox`. An `event` goes to the topic `target` under `key`; a `job` goes to the queue `target`
 * with `key` as its id. `value` is JSON text.
 */
export interface OutboxRow {
  readonly destination: 'event' | 'job'
  readonly target: string
  readonly key: string
  readonly value: string
  readonly headers: Readonly<Record<string, string>>
}
