import { z } from 'zod'
import { PAGE_LIMITS } from '../page/page-limits.ts'
import { staffListQuerySchema } from '../page/staff-list.ts'
import { namedSchema } from '../property/property-fields.ts'
import { dayField } from '../time/day-field.ts'

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

const word = z.string().regex(/^[a-z][a-z-]{0,39}$/, 'Give a word such as listing or update.')
const id = z
  .string()
  .regex(/^\d{1,9}$/, 'Give the id of one.')
  .transform(Number)
const actor = z
  .string()
  .regex(/^(?:system|[1-9]\d{0,8})$/, "Give an account's id, or system.")
  .transform((text) => (text === 'system' ? null : Number(text)))
/** Where the last page ended: moment and id, as `next` has them. */
const before = z
  .string()
  .regex(/^\d{1,15}-\d{1,15}$/, 'Take the address of the next page as it is.')
  .transform((text) => {
    const [atMs = 0, entryId = 0] = text.split('-').map(Number)
    return { at: new Date(atMs), id: entryId }
  })

/** Query of GET /admin/audit/: newest first; `noun` with `id` is the history of one record. Days are Manila's. */
export const auditQuerySchema = z.strictObject({
  actor: actor.optional(),
  noun: word.optional(),
  id: id.optional(),
  action: word.optional(),
  since: dayField.optional(),
  /** Included. */
  until: dayField.optional(),
  before: before.optional(),
  page_size: staffListQuerySchema.shape.page_size.default(PAGE_LIMITS.staffSizes[1]),
})

export type AuditQuery = z.output<typeof auditQuerySchema>
