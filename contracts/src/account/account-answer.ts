import { z } from 'zod'
import { roleSchema } from '../session/role.ts'
import { accountStateSchema } from './account-state.ts'

/** An account as administrators see it, and everybody their own. */
export const accountAnswerSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  username: z.string(),
  /** Null for the first administrator. */
  email: z.string().nullable(),
  role: roleSchema,
  state: accountStateSchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** When a session of it was last begun or refreshed; null after two weeks without. */
  last_seen_at: z.iso.datetime().nullable(),
})

export type AccountAnswer = z.infer<typeof accountAnswerSchema>
