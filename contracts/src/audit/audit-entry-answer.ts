import { z } from 'zod'
import { namedSchema } from '../property/named-schema.ts'

/** Who did what to what. Names, addresses and numbers of people are masked: `J••• d••• C•••`, `j•••@example.com`. */
export const auditEntryAnswerSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** The account; null where the system did it (import, jobs, what a visitor sent). */
  actor: namedSchema.nullable(),
  /** As it was then: `admin`, `editor`, `viewer` or `system`. */
  role: z.string(),
  /** `listing`, `project`, `lead`, `document`, `account` … */
  noun: z.string(),
  /** Of the record; 0 where it is about no single one (an export of leads). */
  record_id: z.int(),
  /** `create`, `update`, `delete`, `view`, `export`, `sign-in` … */
  action: z.string(),
  /** Money in pesos. What a creation set has no `from`, what a deletion took no `to`. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** Also in the log lines and events of the same request. */
  request_id: z.string(),
})

export type AuditEntryAnswer = z.infer<typeof auditEntryAnswerSchema>
