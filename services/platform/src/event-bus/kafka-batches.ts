import type { EachBatchPayload, KafkaMessage } from 'kafkajs'
import { backOffMs, pause } from '../postgres/pause.ts'
import type { Message, SubscribeOptions } from './event-bus.ts'
import { kafkaErrorType } from './kafka-error-type.ts'

/** Others come or go, and wait for us: until we join them the partition is ours. Anything else means it is not. */
const TAKEN_AWAY = new Set(['UNKNOWN_MEMBER_ID', 'ILLEGAL_GENERATION', 'FENCED_INSTANCE_ID'])

const EVERY_MS = 250

type BatchOptions = Pick<SubscribeOptions, 'topic' | 'loadOffsets' | 'maxBatchMessages' | 'onBatch'> &
  Required<Pick<SubscribeOptions, 'onError'>>

/** The batch that a partition stands at. */
interface Failure {
  readonly tries: number
  readonly lastOffset: string | undefined
}

/**
 * Hands what was fetched to `onBatch` in parts of the size asked for. `handle` never rejects, and none ends before all
 * that run beside it: the library joins the group anew as soon as one does, and what is still being worked on would be
 * given to somebody else meanwhile.
 */
export function openKafkaBatches(options: BatchOptions, assignment: () => AbortSignal) {
  const underWay = new Set<Promise<void>>()
  const failures = new Map<number, Failure>()

  async function work(payload: EachBatchPayload): Promise<void> {
    const { topic, partition, messages } = payload.batch
    const membership = keepMembership(payload)
    let part: readonly KafkaMessage[] = []
    try {
      for (let from = 0; from < messages.length; from += part.length) {
        // The rest is fetched again, by whoever gets the partition.
        if (!payload.isRunning() || payload.isStale() || membership.isAwaited()) return
        part = messages.slice(from, from + sizeOfPart(messages.slice(from), failures.get(partition)))
        const heartbeat = () => membership.check()
        const nextOffset = offsetAfter(payload.batch, part)
        await options.onBatch({ topic, partition, messages: part.map(toMessage), nextOffset, heartbeat })
        failures.delete(partition)
        await conclude(payload, part, nextOffset)
      }
    } catch (error) {
      options.onError(error)
      holdBack(payload, part)
    } finally {
      membership.release()
    }
  }

  /** A batch that failed comes again as it was, however much more there is by now. */
  function sizeOfPart(messages: readonly KafkaMessage[], failure: Failure | undefined): number {
    const again = messages.findIndex(({ offset }) => offset === failure?.lastOffset) + 1
    return again > 0 ? again : options.maxBatchMessages
  }

  async function conclude(payload: EachBatchPayload, part: readonly KafkaMessage[], nextOffset: bigint): Promise<void> {
    const { topic, partition } = payload.batch
    if (options.loadOffsets === undefined) {
      const offset = String(nextOffset)
      await payload.commitOffsetsIfNecessary({ topics: [{ topic, partitions: [{ partition, offset }] }] })
    }
    const last = part.at(-1)
    if (last !== undefined) payload.resolveOffset(last.offset)
  }

  /** What was not resolved is fetched again, once the partition is no longer paused. */
  function holdBack(payload: EachBatchPayload, part: readonly KafkaMessage[]): void {
    const { partition } = payload.batch
    const tries = (failures.get(partition)?.tries ?? 0) + 1
    failures.set(partition, { tries, lastOffset: part.at(-1)?.offset })
    const signal = assignment()
    const resume = payload.pause()
    void pause(backOffMs(tries), signal).then(() => {
      if (!signal.aborted) resume()
    })
  }

  /** Resolves when nothing is under way. */
  async function idle(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay)
  }

  return {
    idle,
    async handle(payload: EachBatchPayload): Promise<void> {
      const working = work(payload)
      underWay.add(working)
      await working
      underWay.delete(working)
      await idle()
    },
  }
}

/** Behind the last message fetched, the transaction marker that was fetched with it is passed over as well. */
function offsetAfter(batch: EachBatchPayload['batch'], part: readonly KafkaMessage[]): bigint {
  const last = part.at(-1)
  return BigInt(last === undefined || last === batch.messages.at(-1) ? batch.lastOffset() : last.offset) + 1n
}

function toMessage({ key, value, headers, offset, timestamp }: KafkaMessage): Message {
  return {
    key: key?.toString() ?? '',
    value: value?.toString() ?? '',
    headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, text]) => [name, String(text)])),
    offset: BigInt(offset),
    appendedAt: new Date(Number(timestamp)),
  }
}

/** Sends heartbeats while a batch is worked on, however long that takes. */
function keepMembership({ heartbeat }: Pick<EachBatchPayload, 'heartbeat'>) {
  let lost: Error | undefined
  let isAwaited = false

  async function beat(): Promise<void> {
    await heartbeat().catch((error: unknown) => {
      if (kafkaErrorType(error) === 'REBALANCE_IN_PROGRESS') isAwaited = true
      if (TAKEN_AWAY.has(kafkaErrorType(error) ?? ''))
        lost = new Error('The partition was given to another member.', { cause: error })
    })
  }

  const beating = setInterval(() => void beat(), EVERY_MS)
  return {
    /** Whether others wait for us to share the partitions anew. */
    isAwaited: () => isAwaited,
    /** Rejects when the group has gone on without this member. */
    async check(): Promise<void> {
      await beat()
      if (lost !== undefined) throw lost
    },
    release: () => clearInterval(beating),
  }
}
