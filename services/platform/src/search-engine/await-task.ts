import type { EnqueuedTask, Meilisearch, Task } from 'meilisearch'
import { pause } from '../postgres/pause.ts'

/** Asking is cheap over a kept connection, and whoever waits holds nothing up. */
const POLL_MS = 10

/**
 * What became of a task, once it is done. The client's own waiting puts a listener onto one signal with every look, and
 * takes none of them away.
 */
export async function awaitTask(client: Meilisearch, enqueued: PromiseLike<EnqueuedTask>): Promise<Task> {
  const { taskUid } = await enqueued
  for (;;) {
    const task = await client.tasks.getTask(taskUid)
    if (task.status !== 'enqueued' && task.status !== 'processing') return task
    await pause(POLL_MS)
  }
}
