import type { Task } from 'meilisearch'
import { DocumentsRefused } from './documents-refused.ts'

/**
 * @throws DocumentsRefused when the task would fail again, however often it is tried
 * @throws Error for any other failure
 */
export function requireSuccess(task: Task): void {
  if (task.status === 'succeeded') return
  const reason = `${task.type} ${task.uid} is ${task.status}: ${task.error?.message ?? 'no reason given'}`
  if (task.error?.type === 'invalid_request') throw new DocumentsRefused(reason)
  throw new Error(reason)
}
