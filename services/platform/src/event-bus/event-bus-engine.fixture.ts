import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { EventBus, OutgoingMessage } from './event-bus.ts'

/** The engine that a contract suite runs against. */
export interface EventBusEngine {
  /** Opens a bus as a process of its own would. */
  open(): Promise<EventBus>
  /**
   * What follows `node` on the command line of a process that joins `group` on `topic`, prints a line for each message
   * that it gets, and never finishes its first batch.
   */
  stuckConsumerArgs(topic: string, group: string): readonly string[]
  /** A message that the engine can never take. */
  readonly refusedMessage: OutgoingMessage
  stop(): Promise<void>
}

/** What each test of a contract suite begins with: two buses over one engine, a topic and a group nobody else uses. */
interface ContractContext {
  readonly engine: EventBusEngine
  readonly bus: EventBus
  readonly otherBus: EventBus
  readonly topic: string
  readonly group: string
}

export const PARTITIONS = 4

/** Registers the hooks and answers how to get at the context of the running test. The topic keeps every message. */
export function contractContext(start: () => Promise<EventBusEngine>): () => ContractContext {
  let engine: EventBusEngine
  let context: ContractContext
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.stop())
  beforeEach(async () => {
    const name = randomBytes(6).toString('hex')
    const [bus, otherBus] = await Promise.all([engine.open(), engine.open()])
    context = { engine, bus, otherBus, topic: `topic-${name}`, group: `group-${name}` }
    await bus.ensureTopic({ name: context.topic, partitions: PARTITIONS, compacted: false })
  })
  afterEach(async () => {
    await Promise.all([context.bus.close(), context.otherBus.close()])
  })
  return () => context
}

export function buildMessage(overrides: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return { key: 'listing:1', value: 'value', headers: {}, ...overrides }
}

/** `count` messages over `keys` keys; the values count up from `from`. */
export function buildMessages(count: number, keys: number, from = 0): OutgoingMessage[] {
  return Array.from({ length: count }, (_, index) =>
    buildMessage({ key: `listing:${(from + index) % keys}`, value: String(from + index) }),
  )
}
