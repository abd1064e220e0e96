import type { JobDraft } from './job-draft.ts'
import type { OutboxRow } from './outbox-row.ts'

export function jobRow(job: JobDraft): OutboxRow {
  return { destination: 'job', target: job.queue, key: job.id, value: JSON.stringify(job.data), headers: {} }
}
