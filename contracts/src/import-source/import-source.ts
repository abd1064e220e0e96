import { z } from 'zod'
import { idField, requiredIdField, updateForm } from '../endpoint/id-fields.ts'
import { importAnswerSchema } from '../import/import-run.ts'
import { lineField } from '../text/line-field.ts'
import { requiredLine } from '../text/text-fields.ts'

/** What is fetched at once, in bytes and in time. */
export const SOURCE_LIMITS = { bytes: 20 * 1024 * 1024, timeoutMs: 60_000 } as const

const addressField = lineField(2_000).superRefine((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url !== undefined && ['http:', 'https:'].includes(url.protocol)
  const message = !isWeb
    ? 'Give an address such as https://partner.example/listings.csv.'
    : url.username === '' && url.password === ''
      ? undefined
      : 'Leave user name and password out.'
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})

const form = {
  name: requiredLine(100),
  address: addressField,
  /** Whom its listings are added for, and who is told how it went: an administrator or editor. */
  account_id: requiredIdField(),
  /** Hour of the day in Manila, 0 to 23; null: every hour. */
  daily_hour: z.int().min(0).max(23).nullable(),
  /** False: as drafts. */
  is_published: z.boolean(),
  broker_id: idField(),
} as const

export const createImportSourceBody = z.strictObject({
  ...form,
  daily_hour: form.daily_hour.default(null),
  is_published: form.is_published.default(false),
  broker_id: form.broker_id.default(null),
})

/** What is left out stays. */
export const updateImportSourceBody = updateForm(form)

const moment = z.iso.datetime().nullable()

/** An address that listings are fetched from. */
export const importSourceAnswerSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  address: z.string(),
  account: z.object({ id: z.int(), name: z.string() }),
  daily_hour: z.int().nullable(),
  is_published: z.boolean(),
  broker_id: z.int().nullable(),
  state: z.enum(['active', 'paused']),
  /** Its first run waits for a yes; later ones take rows in by themselves. */
  is_confirmed: z.boolean(),
  next_fetch_at: moment,
  /** When it last answered, changed or not. */
  fetched_at: moment,
  failing_since: moment,
  /** Why it failed last. */
  cause: z.string().nullable(),
  /** Its newest run; null where nothing was fetched, or all of it is forgotten. */
  run: importAnswerSchema.pick({ id: true, state: true, counts: true, doubts: true, created_at: true }).nullable(),
})

export type ImportSourceAnswer = z.infer<typeof importSourceAnswerSchema>
