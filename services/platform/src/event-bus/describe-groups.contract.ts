import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PATIENCE, openContractConsumer } from './contract-consumer.ts'
import { PARTITIONS, buildMessages, contractContext } from './contract-engine.ts'
import type { EventBusEngine } from './contract-engine.ts'
import type { EventProducer } from './event-bus.ts'

export function describeGroups(start: () => Promise<EventBusEngine>): void {
  const context = contractContext(start)

  /** Sends rounds of messages until `settled`; answers how many were sent. */
  async function sendUntil(producer: EventProducer, topic: string, settled: () => boolean): Promise<number> {
    let sent = 0
    await vi.waitFor(async () => {
      await producer.send(topic, buildMessages(40, 40, sent))
      sent += 40
      expect(settled()).toBe(true)
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
    await vi.waitFor(() => expect(new Set(all().map(({ value }) => value)).size).toBe(sent), PATIENCE)
    expect(onError).not.toHaveBeenCalled()

    const before = consumers.map(({ messages }) => messages.length)
    await producer.send(topic, buildMessages(400, 40, sent))
    await vi.waitFor(() => expect(new Set(all().map(({ value }) => value)).size).toBe(sent + 400), PATIENCE)
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
    await vi.waitFor(() => expect(new Set(values()).size).toBe(sent + 100), PATIENCE)
    expect(values()).toHaveLength(sent + 100)
  })

  it('gives the partitions of a killed process to the others, with what it did not finish', async () => {
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
    await vi.waitFor(() => expect(printed.split('\n').length).toBeGreaterThan(PARTITIONS), PATIENCE)
    const consumer = await openContractConsumer(bus, { topic, group })
    child.kill('SIGKILL')
    await once(child, 'exit')
    await consumer.received(40)
    expect(new Set(consumer.values()).size).toBe(40)
  })

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
