import { expect, it } from 'vitest'
import { openContractConsumer } from './event-consumer.fixture.ts'
import {
  buildMessage,
  buildMessages,
  contractContext,
  type EventBusEngine,
  PARTITIONS,
} from './event-bus-engine.fixture.ts'
import { MessageRefusedError, ProducerFencedError } from './event-bus.ts'

export function describeProducing(start: () => Promise<EventBusEngine>): void {
  const context = contractContext(start)

  it('keeps the order of each key, in one partition', async () => {
    const { bus, topic, group } = context()
    const producer = await bus.openProducer(group)
    for (const from of [0, 50, 100]) await producer.send(topic, buildMessages(50, 20, from))
    const consumer = await openContractConsumer(bus, { topic, group })
    await consumer.received(150)
    const keys = new Set(consumer.messages.map(({ key }) => key))
    expect(keys.size).toBe(20)
    for (const key of keys) {
      const messages = consumer.messages.filter((message) => message.key === key)
      expect(new Set(messages.map(({ partition }) => partition)).size).toBe(1)
      const numbers = messages.map(({ value }) => Number(value))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
    expect(new Set(consumer.messages.map(({ partition }) => partition)).size).toBe(PARTITIONS)
  })

  it('puts a key into the same partition whichever process sends it, at ascending offsets', async () => {
    const { bus, otherBus, topic, group } = context()
    const producers = [await bus.openProducer(`${group}-a`), await otherBus.openProducer(`${group}-b`)]
    for (const producer of [...producers, ...producers]) await producer.send(topic, buildMessages(10, 10))
    const consumer = await openContractConsumer(bus, { topic, group })
    await consumer.received(40)
    const seen = new Map<number, bigint>()
    for (const { partition, offset } of consumer.messages) {
      expect(offset).toBeGreaterThan(seen.get(partition) ?? -1n)
      seen.set(partition, offset)
    }
    expect(new Set(consumer.messages.map(({ key, partition }) => `${key} ${partition}`)).size).toBe(10)
  })

  it('keeps the order of sends that were not awaited one by one', async () => {
    const { bus, topic, group } = context()
    const producer = await bus.openProducer(group)
    await Promise.all(Array.from({ length: 20 }, (_, value) => producer.send(topic, buildMessages(1, 1, value))))
    const consumer = await openContractConsumer(bus, { topic, group })
    await consumer.received(20)
    expect(consumer.values()).toEqual(Array.from({ length: 20 }, (_, value) => String(value)))
  })

  it.each([
    ['an empty value', buildMessage({ value: '' })],
    ['a value of 1 MB', buildMessage({ value: 'ñ'.repeat(500_000) })],
    ['a key of many alphabets', buildMessage({ key: 'Parañaque 🏠 "市" {a,b} \\ %' })],
    ['json', buildMessage({ value: JSON.stringify({ text: 'a\u0000b\n\t"\\u0041\\', list: [null, true, 1.5] }) })],
    ['odd headers', buildMessage({ headers: { '': 'no name', 'X-Ñ 🏠': '', quote: `"'\\{}`, lines: 'a\r\nb' } })],
  ])('delivers %s as it was sent', async (_, message) => {
    const { bus, topic, group } = context()
    const sentAt = Date.now()
    await (await bus.openProducer(group)).send(topic, [message])
    const consumer = await openContractConsumer(bus, { topic, group })
    await consumer.received(1)
    expect(consumer.messages).toMatchObject([message])
    expect(consumer.messages[0]?.headers).toEqual(message.headers)
    expect(Math.abs((consumer.messages[0]?.appendedAt.getTime() ?? 0) - sentAt)).toBeLessThan(60_000)
  })

  it('fences the earlier producer of the same id, of whose batch nothing is ever seen', async () => {
    const { bus, otherBus, topic, group } = context()
    const first = await bus.openProducer(`${group}-relay`)
    const bystander = await bus.openProducer(`${group}-other`)
    await first.send(topic, [buildMessage({ value: 'first' })])
    const second = await otherBus.openProducer(`${group}-relay`)
    await expect(first.send(topic, buildMessages(50, 50))).rejects.toThrow(ProducerFencedError)
    await expect(first.send(topic, buildMessages(1, 1))).rejects.toThrow(ProducerFencedError)
    await second.send(topic, [buildMessage({ value: 'second' })])
    await bystander.send(topic, [buildMessage({ value: 'bystander' })])
    const consumer = await openContractConsumer(bus, { topic, group })
    await consumer.received(3)
    expect(consumer.values()).toEqual(['first', 'second', 'bystander'])
  })

  it('sends nothing for an empty batch, and nothing once it is closed', async () => {
    const { bus, topic, group } = context()
    const producer = await bus.openProducer(group)
    await producer.send(topic, [])
    await producer.close()
    await expect(producer.send(topic, buildMessages(1, 1))).rejects.toThrow('is closed')
  })

  it('refuses a message that it can never take, with its whole batch, and goes on', async () => {
    const { engine, bus, topic, group } = context()
    const producer = await bus.openProducer(group)
    const batch = [...buildMessages(20, 20), engine.refusedMessage]
    await expect(producer.send(topic, batch)).rejects.toThrow(MessageRefusedError)
    await producer.send(topic, [buildMessage({ value: 'next' })])
    const consumer = await openContractConsumer(bus, { topic, group })
    await consumer.received(1)
    expect(consumer.values()).toEqual(['next'])
  })

  it('refuses a topic that nobody made', async () => {
    const { bus, group } = context()
    const producer = await bus.openProducer(group)
    await expect(producer.send(`${group}-nowhere`, buildMessages(1, 1))).rejects.toThrow('There is no topic')
  })

  it('deletes a topic with everything in it, for good', async () => {
    const { bus, topic, group } = context()
    const settings = { name: `${topic}-gone`, partitions: 2, compacted: true }
    await bus.ensureTopic(settings)
    await (await bus.openProducer(group)).send(settings.name, buildMessages(10, 10))
    await bus.deleteTopic(settings.name)
    await bus.deleteTopic(settings.name)
    await expect(bus.lag(settings.name, group)).rejects.toThrow('There is no topic')
    await bus.ensureTopic({ ...settings, partitions: 3 })
    const ends = (await bus.lag(settings.name, group)).map(({ end }) => end)
    expect(ends).toEqual([0n, 0n, 0n])
  })

  it('makes a topic once, whoever asks, and refuses another number of partitions', async () => {
    const { bus, otherBus, topic } = context()
    const settings = { name: `${topic}-new`, partitions: 3, compacted: true }
    await Promise.all([bus.ensureTopic(settings), otherBus.ensureTopic(settings)])
    await bus.ensureTopic(settings)
    await expect(otherBus.ensureTopic({ ...settings, partitions: 6 })).rejects.toThrow('3 partitions')
  })
}
