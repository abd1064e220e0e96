import type pg from 'pg'
import { sqlState } from '../postgres/sql-state.ts'
import type { EventProducer, OutgoingMessage } from './event-bus.ts'
import type { MessageLog } from './message-log.ts'
import { MessageRefusedError } from './message-refused-error.ts'
import { partitionOfKey } from './partition-of-key.ts'
import { ProducerFencedError } from './producer-fenced-error.ts'

const FENCED = 'BUS01'
/** Data exceptions and program limits: a NUL in a text, a key of ten thousand letters. */
const REFUSED = /^(?:22|54)/

/** Fences every earlier producer of this id: an append of theirs either committed before this resolves or never will. */
export async function openPostgresProducer(pool: pg.Pool, log: MessageLog, id: string): Promise<EventProducer> {
  const { rows } = await pool.query<{ epoch: string }>(
    `insert into bus.producer (id, epoch) values ($1, 1)
     on conflict (id) do update set epoch = producer.epoch + 1 returning epoch`,
    [id],
  )
  const epoch = rows[0]?.epoch
  let closed = false
  /** Sends follow one another, so that what was sent first is first in the log. */
  let last: Promise<unknown> = Promise.resolve()

  async function append(topicName: string, messages: readonly OutgoingMessage[]): Promise<void> {
    const topic = await log.getTopic(topicName)
    await pool
      .query({
        name: 'bus.append',
        text: 'select bus.append($1, $2, $3, $4, $5, $6, $7)',
        values: [
          id,
          epoch,
          topic.id,
          messages.map(({ key }) => partitionOfKey(key, topic.partitions)),
          messages.map(({ key }) => key),
          messages.map(({ value }) => value),
          messages.map(({ headers }) => JSON.stringify(headers)),
        ],
      })
      .catch((error: unknown) => {
        const state = sqlState(error) ?? ''
        if (state === FENCED) throw new ProducerFencedError(id)
        if (REFUSED.test(state)) throw new MessageRefusedError(String(error), { cause: error })
        throw error
      })
  }

  return {
    async send(topicName, messages) {
      if (closed) throw new Error(`Producer "${id}" is closed.`)
      if (messages.length === 0) return
      const sent = last.then(() => append(topicName, messages))
      last = sent.catch(() => {})
      await sent
    },
    // What is committed can be read.
    async untilReadable() {
      await last
    },
    async close() {
      closed = true
      await last
    },
  }
}
