import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDeadLetterBox } from '../dead-letter/dead-letter-box.ts'
import { openContractConsumer, PATIENCE } from './event-consumer.fixture.ts'
import {
  buildMessage,
  buildMessages,
  contractContext,
  type EventBusEngine,
  PARTITIONS,
} from './event-bus-engine.fixture.ts'
import { describeConsuming } from './describe-consuming.contract.ts'
import { describeProducing } from './describe-producing.contract.ts'
import type { EventProducer } from './event-bus.ts'

/** A session of five seconds, and what sharing the partitions anew takes. */
const TAKEN_OVER_MS = 9_000

/** What every implementation of EventBus promises. `start` is called once per part of the suite. */
export function describeEventBus(name: string, start: () => Promise<EventBusEngine>): void {
  describe(`${name}: producing`, () => {
    describeProducing(start)
  })
  describe(`${name}: consuming`, () => {
    describeConsuming(start)
  })
  describe(`${name}: consumer groups`, () => {
    describeGroups(start)
  })
  describe(`${name}: dead letters`, () => {
    describeDeadLetters(start)
  })
}

function describeDeadLetters(start: () => Promise<EventBusEngine>): void {
  const context = contractContext(start)
  const letterTopic = () => `${context().topic}.dead-letter`
  const keys = (letters: readonly { readonly key: string }[]) => letters.map(({ key }) => key)

  it('lists what was set aside, newest first, as it came', async () => {
    const { bus, group } = context()
    const box = await openDeadLetterBox({ bus, topic: letterTopic() })
    expect(await box.list()).toEqual([])
    const producer = await bus.openProducer(group)
    const headers = { cause: 'It cannot be read.', correlationId: 'click-1' }
    await producer.send(letterTopic(), [buildMessage({ key: 'listing:1', value: '{', headers })])
    await producer.send(letterTopic(), [buildMessage({ key: 'listing:2' })])
    // Kafka shows what a transaction sent a moment after it has acknowledged that.
    await expect.poll(async () => keys(await box.list())).toEqual(['listing:2', 'listing:1'])
    const letters = await box.list()
    expect(letters[1]).toMatchObject({ value: '{', headers, setAsideAt: expect.any(Date) })
    expect(letters[1]?.id).toMatch(/^0-\d+$/)
    await box.close()
  })

  it('shows nobody any more what one has resolved, and what came before a box was opened', async () => {
    const { bus, otherBus, group } = context()
    const box = await openDeadLetterBox({ bus, topic: letterTopic() })
    const producer = await bus.openProducer(group)
    await producer.send(
      letterTopic(),
      ['listing:1', 'listing:2', 'listing:3'].map((key) => buildMessage({ key })),
    )
    const otherBox = await openDeadLetterBox({ bus: otherBus, topic: letterTopic() })
    const [, second] = await otherBox.list()
    if (second === undefined) throw new Error('There is no second letter.')
    await otherBox.resolve(second)
    await otherBox.resolve(second)
    expect(keys(await otherBox.list())).toEqual(['listing:3', 'listing:1'])
    await expect.poll(async () => keys(await box.list())).toEqual(['listing:3', 'listing:1'])
    expect(await box.find(second.id)).toBeUndefined()
    const late = await openDeadLetterBox({ bus, topic: letterTopic() })
    expect(keys(await late.list())).toEqual(['listing:3', 'listing:1'])
    await Promise.all([box.close(), otherBox.close(), late.close()])
  })
}

function describeGroups(start: () => Promise<EventBusEngine>): void {
  const context = contractContext(start)

  /** Sends rounds of messages until `resolved`; answers how many were sent. */
  async function sendUntil(producer: EventProducer, topic: string, resolved: () => boolean): Promise<number> {
    let sent = 0
    await vi.waitFor(async () => {
      await producer.send(topic, buildMessages(40, 40, sent))
      sent += 40
      expect(resolved()).toBe(true)
    }, PATIENCE)
    return sent
  }

  it('shares the partitions among its members, each read by one at a time', async () => {
    const { bus, otherBus, topic, group } = context()
    const producer = await bus.openProducer(group)
    const busy = new Set<number>()
    const handle = async ({ partition }: { partition: number }) => {
      expect(busy).not.toContain(partition)
      busy.add(partition)
      await new Promise((resolve) => setImmediate(resolve))
      busy.delete(partition)
    }
    const onError = vi.fn()
    const consumers = [
      await openContractConsumer(bus, { topic, group, onError, maxBatchMessages: 3 }, handle),
      await openContractConsumer(otherBus, { topic, group, onError, maxBatchMessages: 3 }, handle),
    ]
    const all = () => consumers.flatMap(({ messages }) => messages)
    const sent = await sendUntil(producer, topic, () => consumers.every(({ messages }) => messages.length > 0))
    await expect.poll(() => new Set(all().map(({ value }) => value)).size).toBe(sent)
    expect(onError).not.toHaveBeenCalled()

    const before = consumers.map(({ messages }) => messages.length)
    await producer.send(topic, buildMessages(400, 40, sent))
    await expect.poll(() => new Set(all().map(({ value }) => value)).size).toBe(sent + 400)
    const recent = consumers.map(({ messages }, index) => messages.slice(before[index]))
    expect(recent.flat()).toHaveLength(400)
    const shares = recent.map((messages) => new Set(messages.map(({ partition }) => partition)))
    expect(shares.map(({ size }) => size)).toEqual([PARTITIONS / 2, PARTITIONS / 2])
  })

  it('gives the partitions of a member that leaves to the others', async () => {
    const { bus, otherBus, topic, group } = context()
    const producer = await bus.openProducer(group)
    const staying = await openContractConsumer(bus, { topic, group })
    const leaving = await openContractConsumer(otherBus, { topic, group })
    const sent = await sendUntil(producer, topic, () => leaving.messages.length > 0)
    await leaving.close()
    await producer.send(topic, buildMessages(100, 40, sent))
    const values = () => [...staying.values(), ...leaving.values()]
    await expect.poll(() => new Set(values()).size).toBe(sent + 100)
    expect(values()).toHaveLength(sent + 100)
  })

  // A crowded machine may hold it up.
  it(
    'gives the partitions of a killed process to the others within seconds, with what it did not finish',
    { retry: 2 },
    async () => {
      const { engine, bus, topic, group } = context()
      const child = spawn(process.execPath, engine.stuckConsumerArgs(topic, group), {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      let printed = ''
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
      })
      await (await bus.openProducer(group)).send(topic, buildMessages(40, 40))
      await expect.poll(() => printed.split('\n').length).toBeGreaterThan(PARTITIONS)
      const consumer = await openContractConsumer(bus, { topic, group })
      child.kill('SIGKILL')
      const killedAtMs = performance.now()
      await once(child, 'exit')
      await consumer.received(40)
      expect(performance.now() - killedAtMs).toBeLessThan(TAKEN_OVER_MS)
      expect(new Set(consumer.values()).size).toBe(40)
    },
  )

  it('keeps groups apart', async () => {
    const { bus, otherBus, topic, group } = context()
    await (await bus.openProducer(group)).send(topic, buildMessages(20, 20))
    const one = await openContractConsumer(bus, { topic, group: `${group}-one` })
    const two = await openContractConsumer(otherBus, { topic, group: `${group}-two` })
    await Promise.all([one.received(20), two.received(20)])
    expect(one.values()).toHaveLength(20)
    expect(two.values()).toHaveLength(20)
  })
}
