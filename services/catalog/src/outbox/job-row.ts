import type { CommandContext } from '../command/command-context.ts'
import type { JobDraft } from './job-draft.ts'
import type { OutboxRow } from './outbox-row.ts'

/** @throws RangeError for an id that no queue would take: it fails the command here, not the relay later */
export function jobRow(job: JobDraft, { correlationId }: Pick<CommandContext, 'correlationId'>): OutboxRow {
  if (job.id === '' || job.id.includes(':')) throw new RangeError(`A job's id must not be empty or hold ":": ${job.id}`)
  return {
    destination: 'job',
    target: job.queue,
    key: job.id,
    value: JSON.stringify(job.data),
    headers: { correlationId },
  }
}
