import { z } from 'zod'
import { requiredLine } from '../text/text-fields.ts'
import { optionalDayField } from '../time/day-field.ts'

/** What a key may open. An endpoint that names none of them is closed to every key. */
export const API_SCOPES = ['listings', 'projects', 'developers', 'areas'] as const

export type ApiScope = (typeof API_SCOPES)[number]

/** How every key begins, so that one is known where it was left lying: in code, in a log. */
export const API_KEY_PREFIX = 'tahanan_'

export const CALLS_PER_MINUTE = { usual: 60, most: 6_000 } as const

/** Body of POST /admin/api-keys/. */
export const createApiKeyBody = z.strictObject({
  /** Whose it is, for those who read the list. */
  name: requiredLine(100),
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1, 'Choose at least one thing that it may read.')
    .max(API_SCOPES.length)
    .transform((chosen) => API_SCOPES.filter((scope) => chosen.includes(scope))),
  /** The last day on which it opens anything, in Manila; null: until it is ended. */
  expires_on: optionalDayField.default(null),
  calls_per_minute: z.int().min(1).max(CALLS_PER_MINUTE.most).default(CALLS_PER_MINUTE.usual),
})

const moment = z.iso.datetime()

/** A key by which a partner reads. The key itself is in no answer but that which makes it. */
export const apiKeyAnswerSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** How it begins: `tahanan_3f9a0c1d`. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  calls_per_minute: z.int(),
  /** `account_disabled`: it opens nothing until the account that made it is enabled, and an administrator. */
  state: z.enum(['active', 'account_disabled', 'expired', 'ended']),
  expires_on: z.iso.date().nullable(),
  /** To within a minute; null: never. */
  last_used_at: moment.nullable(),
  /** Who made it. */
  account: z.object({ id: z.int(), name: z.string() }),
  created_at: moment,
  ended_at: moment.nullable(),
})

export type ApiKeyAnswer = z.infer<typeof apiKeyAnswerSchema>

/** The only time that the key is shown. */
export const newApiKeyAnswerSchema = apiKeyAnswerSchema.extend({ key: z.string() })

export type NewApiKeyAnswer = z.infer<typeof newApiKeyAnswerSchema>
