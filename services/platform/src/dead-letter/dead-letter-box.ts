import { randomUUID } from 'node:crypto'
import type { EventBus, MessageBatch, OutgoingMessage } from '../event-bus/event-bus.ts'
import { pause } from '../postgres/pause.ts'
import { createLetterSender } from './create-letter-sender.ts'

/** A message that was set aside, as it came; its headers say why. */
export interface DeadLetter extends OutgoingMessage {
  /** Its partition and offset in the topic of dead letters: `0-17`. */
  readonly id: string
  readonly setAsideAt: Date
}

interface DeadLetterBoxSettings {
  readonly bus: EventBus
  /** The topic of dead letters, of one partition; made when missing. */
  readonly topic: string
  readonly onError?: (error: unknown) => void
}

/** Header of a message that says of a letter that it is dealt with: which one. */
const RESOLVES = 'settles'
const PARTITION = 0
const BATCH_MESSAGES_MAX = 500
const LETTERS_MAX = 1_000
const CURRENT_WITHIN_MS = 5_000
const POLL_MS = 20

export type DeadLetterBox = Awaited<ReturnType<typeof openDeadLetterBox>>

/**
 * What is in a topic of dead letters, kept in memory: a topic forgets in its own time, so what is dealt with is told by
 * further messages in it. Any number of processes may have a box over one topic, on any bus.
 */
export async function openDeadLetterBox({ bus, topic, onError }: DeadLetterBoxSettings) {
  await bus.ensureTopic({ name: topic, partitions: 1, compacted: false })
  const group = `dead-letter-box-${randomUUID()}`
  const letters = new Map<string, DeadLetter>()
  let nextOffset = 0n
  const sender = createLetterSender(bus, topic, group)

  async function take({ partition, messages, nextOffset: after }: MessageBatch): Promise<void> {
    for (const { key, value, headers, offset, appendedAt } of messages) {
      const resolved = headers[RESOLVES]
      if (resolved === undefined) {
        const id = `${partition}-${offset}`
        letters.set(id, { id, key, value, headers, setAsideAt: appendedAt })
      } else letters.delete(resolved)
    }
    for (const id of letters.keys()) {
      if (letters.size <= LETTERS_MAX) break
      letters.delete(id)
    }
    nextOffset = after
  }

  const subscription = await bus.subscribe({
    topic,
    group,
    loadOffsets: async () => new Map([[PARTITION, nextOffset]]),
    maxBatchMessages: BATCH_MESSAGES_MAX,
    onBatch: take,
    ...(onError === undefined ? {} : { onError }),
  })

  /** Waits for what is in the topic now; an engine's marker at its end may never be read, so not for ever. */
  async function becomeCurrent(): Promise<void> {
    const startedAt = performance.now()
    const [last] = await bus.lag(topic, group, new Map([[PARTITION, nextOffset]]))
    const end = last === undefined || last.lag === 0n ? nextOffset : last.end
    for (;;) {
      if (nextOffset >= end || performance.now() - startedAt > CURRENT_WITHIN_MS) return
      await pause(POLL_MS)
    }
  }

  return {
    /** Those that nobody has dealt with yet, newest first. No more than the newest 1,000 are known. */
    async list(): Promise<readonly DeadLetter[]> {
      await becomeCurrent()
      return [...letters.values()].toReversed()
    },
    async find(id: string): Promise<DeadLetter | undefined> {
      await becomeCurrent()
      return letters.get(id)
    },
    /** Notes for everybody that a letter is dealt with. Doing it twice changes nothing. */
    async resolve(letter: DeadLetter): Promise<void> {
      await sender.send({ key: letter.key, value: '', headers: { [RESOLVES]: letter.id } })
      letters.delete(letter.id)
    },
    async close(): Promise<void> {
      await subscription.close()
      await sender.close()
    },
  }
}
