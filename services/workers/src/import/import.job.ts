import { randomUUID } from 'node:crypto'
import { IMPORT_QUEUE, importJobSchema } from '@tahanan/catalog/import-run/import-run.ts'
import { passImport } from '@tahanan/catalog/import-run/pass-import.ts'
import { defineJob } from '../job/define-job.ts'

/** One pass over a spreadsheet that staff brought. Given back, or tried again, it begins from the beginning. */
export const importJob = defineJob({
  queue: IMPORT_QUEUE,
  data: importJobSchema,
  concurrency: 1,
  async work({ catalog, store }, { accountId, role, runId, version }, { correlationId, signal, isLastAttempt }) {
    const context = { actor: { accountId, role }, now: new Date(), correlationId: correlationId ?? randomUUID() }
    await passImport({ ...catalog, objects: store }, context, { runId, version, signal, isLastAttempt })
  },
})
