import { findImportRun } from '@tahanan/catalog/import-run/import-run.store.ts'
import { NO_COUNTS } from '@tahanan/catalog/import-run/import-run.ts'
import { getImportSource } from '@tahanan/catalog/import-source/import-source.store.ts'
import {
  IMPORT_SOURCE_MAIL_QUEUE,
  SOURCE_NEWS,
  type SourceNewsKind,
} from '@tahanan/catalog/import-source/run-source.ts'
import type { ImportCounts } from '@tahanan/contracts/import/import-run.ts'
import { publicUrl } from '@tahanan/platform/config/config-schema.ts'
import { z } from 'zod'
import { defineJob, ifThere } from '../job/define-job.ts'
import { sendNotice } from '../mail/send-notice.ts'

/** Tells the owner of a source how it went; nobody, where the source or its run was deleted since. */
export const mailImportSourceJob = defineJob({
  queue: IMPORT_SOURCE_MAIL_QUEUE,
  data: z.object({
    sourceId: z.int().positive(),
    runId: z.int().positive().optional(),
    about: z.enum(SOURCE_NEWS),
  }),
  concurrency: 1,
  async work(dependencies, { sourceId, runId, about }, { id, signal }) {
    const { catalog, config } = dependencies
    const source = await ifThere(getImportSource(catalog.pool, sourceId))
    const run = runId === undefined ? undefined : await findImportRun(catalog.pool, runId)
    if (source === undefined || (runId !== undefined && run === undefined)) return
    const { name, account, cause } = source
    const counts = { ...NO_COUNTS, ...run?.counts }
    const place = `${publicUrl(config)}/dashboard/${runId === undefined ? 'import-sources' : `import/${runId}`}`
    const { subject, words } = {
      waits: {
        subject: `Import waits for a yes: ${name}`,
        words: [
          `What ${name} brings is checked, and nothing of it is taken in before you say so.`,
          ...(run?.doubts ?? []),
        ].join('\n'),
      },
      done: { subject: `Import done: ${name}`, words: `What ${name} brings was taken in.` },
      failed: {
        subject: `Import failed: ${name}`,
        words: `What ${name} brings could not be read as before, and nothing was changed. Correct its columns. ${run?.cause ?? ''}`,
      },
      stopped: {
        subject: `Import stopped: ${name}`,
        words: `Taking in what ${name} brings stopped half way. What was taken in stays, and it is tried again at the next fetch.`,
      },
      empty: {
        subject: `Import holds nothing: ${name}`,
        words: `${name} has no listings all at once. What it gave before stays as it is, and it is fetched again soon. If all of it is gone, make its listings drafts yourself. ${cause ?? ''}`,
      },
      paused: {
        subject: `Import paused: ${name}`,
        words: `${name} could not be fetched for three days, and is fetched no more until somebody resumes it. ${cause ?? ''}`,
      },
    }[about]
    const text = [
      words,
      '',
      ...(run === undefined || about === 'stopped' ? [] : [...countLines(counts, about), '']),
      place,
      '',
    ].join('\n')
    const to = account.isActive && account.email !== null ? [account.email] : []
    await sendNotice(dependencies, { id, to, subject, text }, signal)
  },
})

function countLines(counts: ImportCounts, about: SourceNewsKind): string[] {
  const isDone = about === 'done'
  return [
    `Rows: ${counts.rows}`,
    `${isDone ? 'Taken in' : 'Would be taken in'}: ${counts.created}`,
    `${isDone ? 'Changed' : 'Would be changed'}: ${counts.changed}`,
    `Held back, for staff changed the same field: ${counts.held}`,
    `Unchanged: ${counts.known}`,
    `Rejected: ${counts.rejected}`,
    `In the source no more${isDone ? ', now drafts; nothing was deleted' : ', would become drafts; nothing is deleted'}: ${counts.vanished}`,
  ]
}
