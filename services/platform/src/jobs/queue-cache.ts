/** The part of a BullMQ queue that matters for opening and closing it. */
interface OpenableQueue {
  waitUntilReady(): Promise<unknown>
  close(): Promise<void>
  on(event: 'error', listener: (error: Error) => void): unknown
}

/**
 * Opens each queue once. BullMQ remembers a first connection that failed for ever, so a queue that did not become ready
 * is thrown away and opened anew by the next call.
 */
export function openQueueCache<Q extends OpenableQueue>(open: (name: string) => Q, onError: (error: unknown) => void) {
  const queues = new Map<string, Promise<Q>>()

  async function openReady(name: string): Promise<Q> {
    const queue = open(name)
    queue.on('error', onError)
    try {
      await queue.waitUntilReady()
      return queue
    } catch (error) {
      queues.delete(name)
      await queue.close().catch(onError)
      throw error
    }
  }

  return {
    async get(name: string): Promise<Q> {
      const opened = queues.get(name) ?? openReady(name)
      queues.set(name, opened)
      return opened
    },
    async close(): Promise<void> {
      for (const queue of await Promise.allSettled(queues.values())) {
        if (queue.status === 'fulfilled') await queue.value.close()
      }
    },
  }
}
