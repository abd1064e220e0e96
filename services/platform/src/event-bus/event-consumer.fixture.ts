import { expect } from 'vitest'
import type { EventBus, Message, SubscribeOptions, Subscription } from './event-bus.ts'

interface ConsumedMessage extends Message {
  readonly partition: number
}

/** What the contract suites watch a consumer with. */
interface ContractConsumer extends Subscription {
  /** Everything from batches that were handled, in the order it came. */
  readonly messages: readonly ConsumedMessage[]
  /** Partition and size of each batch that was handled. */
  readonly batches: readonly { readonly partition: number; readonly size: number }[]
  values(): string[]
  /** Last value of each key. */
  state(): Map<string, string>
  /** Resolves when `count` messages were handled. */
  received(count: number): Promise<void>
}

export const PATIENCE = { timeout: 60_000, interval: 20 }

/** Subscribes; each batch is first shown to `handle`, and counts when that resolves. */
export async function openContractConsumer(
  bus: EventBus,
  options: Pick<SubscribeOptions, 'topic' | 'group'> & Partial<SubscribeOptions>,
  handle: SubscribeOptions['onBatch'] = async () => {},
): Promise<ContractConsumer> {
  const messages: ConsumedMessage[] = []
  const batches: { partition: number; size: number }[] = []
  const subscription = await bus.subscribe({
    maxBatchMessages: 100,
    ...options,
    async onBatch(batch) {
      await handle(batch)
      messages.push(...batch.messages.map((message) => ({ ...message, partition: batch.partition })))
      batches.push({ partition: batch.partition, size: batch.messages.length })
    },
  })
  return {
    messages,
    batches,
    values: () => messages.map(({ value }) => value),
    state: () => new Map(messages.map(({ key, value }) => [key, value])),
    received: (count) => expect.poll(() => messages.length).toBeGreaterThanOrEqual(count),
    close: () => subscription.close(),
  }
}
