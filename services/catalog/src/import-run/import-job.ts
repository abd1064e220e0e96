import { roleSchema } from '@tahanan/contracts/session/role.ts'
import { z } from 'zod'

/** The queue of passes over spreadsheets: checks and runs. */
export const IMPORT_QUEUE = 'imports'

/** A pass: of which run, and for whom it adds listings. */
export const importJobSchema = z.object({
  runId: z.int(),
  version: z.int(),
  accountId: z.int().nullable(),
  role: z.union([roleSchema, z.literal('system')]),
})

export type ImportJob = z.infer<typeof importJobSchema>
