import { expect, it, vi } from 'vitest'
import { openContractConsumer, PATIENCE } from './event-consumer.fixture.ts'
import {
  buildMessage,
  buildMessages,
  contractContext,
  type EventBusEngine,
  PARTITIONS,
} from './event-bus-engine.fixture.ts'

export function describeConsuming(start: () => Promise<EventBusEngine>): void {
  const context = contractContext(start)

  it('goes on where the group stopped', async () => {
    const { bus, otherBus, topic, group } = context()
    const producer = await bus.openProducer(group)
    await producer.send(topic, buildMessages(30, 10))
    const first = await openContractConsumer(bus, { topic, group })
    await first.received(30)
    await first.close()
    await producer.send(topic, buildMessages(30, 10, 30))
    const second = await openContractConsumer(otherBus, { topic, group })
    await second.received(30)
    expect(
      second
        .values()
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 30 }, (_, i) => 30 + i))
  })

  it('delivers what is appended while it waits', async () => {
    const { bus, otherBus, topic, group } = context()
    const consumer = await openContractConsumer(bus, { topic, group })
    const producer = await otherBus.openProducer(group)
    for (let count = 1; count <= 5; count += 1) {
      await producer.send(topic, buildMessages(1, 5, count))
      await consumer.received(count)
    }
    expect(consumer.values()).toEqual(['1', '2', '3', '4', '5'])
  })

  it('never hands over more than asked for, and one partition at a time', async () => {
    const { bus, topic, group } = context()
    await (await bus.openProducer(group)).send(topic, buildMessages(50, 10))
    const consumer = await openContractConsumer(bus, { topic, group, maxBatchMessages: 7 })
    await consumer.received(50)
    for (const { size } of consumer.batches) expect(size).toBeLessThanOrEqual(7)
  })

  it('starts at the offsets it is given, at the beginning where none is given', async () => {
    const { bus, topic, group } = context()
    await (await bus.openProducer(group)).send(topic, buildMessages(40, 1))
    const whole = await openContractConsumer(bus, { topic, group })
    await whole.received(40)
    const [from] = whole.messages.slice(25)
    const asked: number[] = []
    const seeking = await openContractConsumer(bus, {
      topic,
      group: `${group}-seeking`,
      loadOffsets: async (partitions) => {
        asked.push(...partitions)
        return new Map([[from?.partition ?? 0, from?.offset ?? 0n]])
      },
    })
    await seeking.received(15)
    expect(seeking.values()).toEqual(whole.values().slice(25))
    await expect.poll(() => new Set(asked)).toEqual(new Set([0, 1, 2, 3]))
  })

  it('asks for the offsets again at every assignment', async () => {
    const { bus, topic, group } = context()
    await (await bus.openProducer(group)).send(topic, buildMessages(20, 4))
    const loadOffsets = async () => new Map<number, bigint>()
    for (const round of [1, 2]) {
      const consumer = await openContractConsumer(bus, { topic, group, loadOffsets })
      await consumer.received(20)
      expect(consumer.values(), `round ${round}`).toHaveLength(20)
      await consumer.close()
    }
  })

  it('replays each key’s last state, deleted ones included', async () => {
    const { bus, topic, group } = context()
    const compacted = `${topic}-compacted`
    await bus.ensureTopic({ name: compacted, partitions: PARTITIONS, compacted: true })
    const producer = await bus.openProducer(group)
    const expected = new Map<string, string>()
    for (let round = 0; round < 10; round += 1) {
      const messages = buildMessages(60, 25, round * 7)
      messages.push(buildMessage({ key: `listing:${round}`, value: `{"deleted":true,"round":${round}}` }))
      for (const { key, value } of messages) expected.set(key, value)
      await producer.send(compacted, messages)
    }
    for (const fresh of [1, 2]) {
      const consumer = await openContractConsumer(bus, { topic: compacted, group: `${group}-${fresh}` })
      await expect.poll(() => consumer.state()).toEqual(expected)
    }
  })

  it('delivers a rejected batch again until it is handled, while other partitions go on', async () => {
    const { bus, topic, group } = context()
    const producer = await bus.openProducer(group)
    await producer.send(topic, [buildMessage({ key: 'poison', value: 'poison' })])
    const refused: string[][] = []
    const onError = vi.fn()
    const handle = async ({ messages }: { messages: readonly { value: string }[] }) => {
      if (refused.length >= 3 || !messages.some(({ value }) => value === 'poison')) return
      refused.push(messages.map(({ value }) => value))
      throw new Error('not yet')
    }
    const consumer = await openContractConsumer(bus, { topic, group, onError }, handle)
    await expect.poll(() => refused.length).toBeGreaterThan(0)
    await producer.send(topic, buildMessages(40, 40))
    await consumer.received(41)
    expect(refused).toEqual([['poison'], ['poison'], ['poison']])
    expect(consumer.values().filter((value) => value === 'poison')).toHaveLength(1)
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'not yet' }))
    const poisoned = consumer.messages.find(({ key }) => key === 'poison')?.partition
    expect(consumer.messages[0]?.partition).not.toBe(poisoned)
  })

  it('keeps a batch that was never handled for whoever comes next', async () => {
    const { bus, otherBus, topic, group } = context()
    await (await bus.openProducer(group)).send(topic, buildMessages(5, 1))
    const refuse = vi.fn().mockRejectedValue(new Error('never'))
    const failing = await openContractConsumer(bus, { topic, group }, refuse)
    await expect.poll(() => refuse).toHaveBeenCalled()
    await failing.close()
    const next = await openContractConsumer(otherBus, { topic, group })
    await next.received(5)
    expect(next.values()).toEqual(['0', '1', '2', '3', '4'])
  })

  it('never skips what other producers append at the same time', async () => {
    const { bus, otherBus, topic, group } = context()
    const consumer = await openContractConsumer(bus, { topic, group, maxBatchMessages: 10 })
    const rounds = 40
    await Promise.all(
      [bus, otherBus, bus, otherBus].map(async (sender, number) => {
        const producer = await sender.openProducer(`${group}-${number}`)
        for (let round = 0; round < rounds; round += 1) {
          // Batches of very different size commit out of turn; all meet in one partition and in others.
          const size = round % 3 === 0 ? 40 : 1
          const messages = Array.from({ length: size }, (_, i) => buildMessage({ key: `filler:${i}`, value: 'x' }))
          await producer.send(topic, [...messages, buildMessage({ key: 'meeting', value: `${number} ${round}` })])
        }
      }),
    )
    const meeting = () => consumer.messages.filter(({ key }) => key === 'meeting').map(({ value }) => value)
    await expect.poll(() => meeting()).toHaveLength(4 * rounds)
    for (const number of [0, 1, 2, 3]) {
      const own = meeting().filter((value) => value.startsWith(`${number} `))
      expect(own).toEqual(Array.from({ length: rounds }, (_, round) => `${number} ${round}`))
    }
  })

  it('tells how far a group is behind', async () => {
    const { bus, topic, group } = context()
    const behind = async () => (await bus.lag(topic, group)).reduce((sum, { lag }) => sum + lag, 0n)
    const producer = await bus.openProducer(group)
    for (const sent of [20, 40, 60, 80, 100]) {
      await producer.send(topic, buildMessages(20, 40))
      await producer.untilReadable()
      expect(await behind()).toBeGreaterThanOrEqual(BigInt(sent))
    }
    expect(await bus.lag(topic, group)).toHaveLength(PARTITIONS)
    const consumer = await openContractConsumer(bus, { topic, group })
    await consumer.received(100)
    // Markers of the engine may count as one message per partition.
    await expect.poll(() => behind()).toBeLessThanOrEqual(BigInt(PARTITIONS))
    const ends = new Map((await bus.lag(topic, group)).map(({ partition, end }) => [partition, end]))
    expect((await bus.lag(topic, 'nobody', ends)).map(({ lag }) => lag)).toEqual([0n, 0n, 0n, 0n])
  })

  it('says where to go on, so that who keeps offsets knows when nothing is left', async () => {
    const { bus, topic, group } = context()
    const producer = await bus.openProducer(group)
    for (let round = 0; round < 3; round += 1) await producer.send(topic, buildMessages(40, 40, round * 40))
    const kept = new Map<number, bigint>()
    const consumer = await openContractConsumer(
      bus,
      { topic, group, loadOffsets: async () => kept, maxBatchMessages: 7 },
      async ({ partition, messages, nextOffset }) => {
        expect(nextOffset).toBeGreaterThan(messages.at(-1)?.offset ?? nextOffset)
        kept.set(partition, nextOffset)
      },
    )
    await consumer.received(120)
    await vi.waitFor(async () => {
      expect((await bus.lag(topic, group, kept)).map(({ lag }) => lag)).toEqual([0n, 0n, 0n, 0n])
    }, PATIENCE)
    await consumer.close()
    const again = await openContractConsumer(bus, { topic, group, loadOffsets: async () => kept })
    await producer.send(topic, buildMessages(40, 40, 120))
    await again.received(40)
    expect(
      again
        .values()
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 40 }, (_, i) => 120 + i))
  })

  it('finishes the batch under way when it is closed', async () => {
    const { bus, otherBus, topic, group } = context()
    await (await bus.openProducer(group)).send(topic, buildMessages(6, 1))
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const started = vi.fn()
    const consumer = await openContractConsumer(bus, { topic, group, maxBatchMessages: 4 }, async (batch) => {
      started()
      await finished
      await batch.heartbeat()
    })
    await expect.poll(() => started).toHaveBeenCalled()
    const closing = consumer.close()
    finish()
    await closing
    expect(started).toHaveBeenCalledTimes(1)
    const handled = consumer.values()
    const next = await openContractConsumer(otherBus, { topic, group })
    await next.received(6 - handled.length)
    expect([...handled, ...next.values()]).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  it('refuses to read a topic that nobody made', async () => {
    const { bus, group } = context()
    await expect(openContractConsumer(bus, { topic: `${group}-nowhere`, group })).rejects.toThrow('There is no topic')
  })

  it('answers a ping', async () => {
    await expect(context().bus.ping()).resolves.toBeUndefined()
  })
}
