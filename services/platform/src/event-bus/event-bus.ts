/** A message to append. The same key always lands in the same partition. */
export interface OutgoingMessage {
  readonly key: string
  readonly value: string
  readonly headers: Readonly<Record<string, string>>
}

/** A message as a consumer reads it. Offsets grow within a partition and may have gaps (compaction, markers). */
export interface Message extends OutgoingMessage {
  readonly offset: bigint
  readonly appendedAt: Date
}

export interface MessageBatch {
  readonly topic: string
  readonly partition: number
  readonly messages: readonly Message[]
  /** Where to go on after this batch. Markers of the engine behind the last message are passed over as well. */
  readonly nextOffset: bigint
  /** Keeps the consumer's membership alive during long work; throws when the partition was taken away. */
  heartbeat(): Promise<void>
}

export interface TopicSettings {
  readonly name: string
  readonly partitions: number
  /** Keep each key's last message for ever (design §4), or every message for a limited time. */
  readonly compacted: boolean
}

/**
 * Appends messages. Opening a producer of the same id fences its predecessor, whose next `send` throws
 * `ProducerFencedError`.
 */
export interface EventProducer {
  /**
   * Resolves when every message is durable; all or none become visible. Throws `MessageRefusedError` when one of them
   * can never be taken; any other failure is worth trying again, and may have come after the messages were appended.
   */
  send(topic: string, messages: readonly OutgoingMessage[]): Promise<void>
  /**
   * Resolves when all that has been sent can be read, and is counted by `lag`, which may be a moment after it is durable;
   * or after a second, because somebody else's open transaction may stand before it.
   */
  untilReadable(): Promise<void>
  close(): Promise<void>
}

export interface SubscribeOptions {
  readonly topic: string
  /** Consumer group: each partition is read by one member at a time. */
  readonly group: string
  /**
   * Next offset to read per partition, asked on every assignment. Without it the bus keeps the group's offsets and
   * commits after `onBatch` resolves. A partition that is missing in the answer starts at its beginning.
   */
  readonly loadOffsets?: (partitions: readonly number[]) => Promise<ReadonlyMap<number, bigint>>
  /** Of all partitions together, which are read side by side: a batch has its partition's share of it at most. */
  readonly maxBatchMessages: number
  /** A rejection pauses the partition and redelivers the same batch after a back-off, for ever. */
  readonly onBatch: (batch: MessageBatch) => Promise<void>
  readonly onError?: (error: unknown) => void
}

export interface Subscription {
  /** Finishes the batch under way, gives the partitions back. */
  close(): Promise<void>
}

export interface PartitionLag {
  readonly partition: number
  /** One past the last readable message. */
  readonly end: bigint
  /** Next offset the group reads. */
  readonly position: bigint
  /** Messages behind; an upper bound where offsets have gaps. */
  readonly lag: bigint
}

/** Ordered, partitioned, replayable log. Implementations: Postgres (embedded), Kafka (`KAFKA_BROKERS`). */
export interface EventBus {
  ensureTopic(settings: TopicSettings): Promise<void>
  /** Deletes a topic with everything in it, if there is one. Whoever writes or reads it has to begin anew. */
  deleteTopic(name: string): Promise<void>
  openProducer(id: string): Promise<EventProducer>
  subscribe(options: SubscribeOptions): Promise<Subscription>
  /** `positions` overrides the offsets the bus keeps for the group, for consumers that keep their own. */
  lag(topic: string, group: string, positions?: ReadonlyMap<number, bigint>): Promise<readonly PartitionLag[]>
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * The engine will never take a message of this batch (too large, not storable), however often it is sent. Whoever sent
 * the batch finds the message by sending parts. Any other failure of `send` is worth trying again.
 */
export class MessageRefusedError extends Error {
  override readonly name = 'MessageRefusedError'

  constructor(reason: string, options?: ErrorOptions) {
    super(`The event bus refuses a message: ${reason}`, options)
  }
}

/**
 * This producer may never write again: another one of the same id was opened, or it cannot learn whether its last
 * batch was appended. Whoever may still write opens a new one.
 */
export class ProducerFencedError extends Error {
  override readonly name = 'ProducerFencedError'

  constructor(producerId: string, options?: ErrorOptions) {
    super(`Producer "${producerId}" was replaced by a newer one, or has lost its place.`, options)
  }
}
