import { expect, it, vi } from 'vitest'
import { openDeadLetterBox } from '../dead-letter/dead-letter-box.ts'
import { PATIENCE } from './contract-consumer.ts'
import { buildMessage, contractContext } from './contract-engine.ts'
import type { EventBusEngine } from './contract-engine.ts'

export function describeDeadLetters(start: () => Promise<EventBusEngine>): void {
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
    await vi.waitFor(async () => expect(keys(await box.list())).toEqual(['listing:2', 'listing:1']), PATIENCE)
    const letters = await box.list()
    expect(letters[1]).toMatchObject({ value: '{', headers, buriedAt: expect.any(Date) })
    expect(letters[1]?.id).toMatch(/^0-\d+$/)
    await box.close()
  })

  it('shows nobody any more what one has settled, and what came before a box was opened', async () => {
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
    await otherBox.settle(second)
    await otherBox.settle(second)
    expect(keys(await otherBox.list())).toEqual(['listing:3', 'listing:1'])
    await vi.waitFor(async () => expect(keys(await box.list())).toEqual(['listing:3', 'listing:1']), PATIENCE)
    expect(await box.find(second.id)).toBeUndefined()
    const late = await openDeadLetterBox({ bus, topic: letterTopic() })
    expect(keys(await late.list())).toEqual(['listing:3', 'listing:1'])
    await Promise.all([box.close(), otherBox.close(), late.close()])
  })
}
