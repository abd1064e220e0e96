import type { Consumer } from 'kafkajs'
import type { SubscribeOptions } from './event-bus.ts'
import { untilSuccess } from '../postgres/pause.ts'

type FollowOptions = Pick<SubscribeOptions, 'topic' | 'loadOffsets'> & Required<Pick<SubscribeOptions, 'onError'>>

/**
 * Puts a consumer to where it should go on, each time it is given partitions: nothing is fetched from them before that
 * is known. Without `loadOffsets` the group's own offsets say it.
 */
export function followAssignments(consumer: Consumer, { topic, loadOffsets, onError }: FollowOptions) {
  let assignment = new AbortController()
  let fail: (error: unknown) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  // A consumer that is being stopped can be put nowhere, and nobody looks any more.
  failed.catch(() => {})

  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    assignment.abort()
    assignment = new AbortController()
    const partitions = payload.memberAssignment[topic] ?? []
    if (partitions.length === 0) return
    // In this very call, before the first fetch. A pause may also be left over from an earlier assignment.
    if (loadOffsets === undefined) return consumer.resume([{ topic, partitions }])
    consumer.pause([{ topic, partitions }])
    place(partitions, loadOffsets, assignment.signal).catch(fail)
  })

  async function place(
    partitions: readonly number[],
    load: NonNullable<SubscribeOptions['loadOffsets']>,
    signal: AbortSignal,
  ): Promise<void> {
    const loaded = await untilSuccess(() => load(partitions), signal, onError)
    if (loaded === undefined || signal.aborted) return
    for (const partition of partitions) {
      // What the broker does not have (any more, or not yet) it answers from the beginning.
      consumer.seek({ topic, partition, offset: String(loaded.result.get(partition) ?? 0n) })
    }
    consumer.resume([{ topic, partitions: [...partitions] }])
  }

  return {
    /** Aborts when the partitions held now are given out anew. */
    current: () => assignment.signal,
    /** Rejects when the consumer could not be put to its place, and would read nothing from now on. */
    failed,
    stop: () => assignment.abort(),
  }
}
