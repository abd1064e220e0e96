import type { EventBus } from './event-bus.ts'

/** The heart of a contract suite's child process: joins, prints what it gets, never finishes. */
export async function consumeAndStick(bus: EventBus, topic: string, group: string): Promise<void> {
  await bus.subscribe({
    topic,
    group,
    maxBatchMessages: 100,
    async onBatch({ messages }) {
      for (const { value } of messages) process.stdout.write(`${value}\n`)
      await new Promise(() => {})
    },
  })
  setInterval(() => {}, 60_000)
}
