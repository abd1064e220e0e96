import { z } from 'zod'

/** `pending` waits for an administrator (decision 114); a `closed` account may not sign in, and can be opened again. */
export const ACCOUNT_STATES = ['pending', 'active', 'closed'] as const

export const accountStateSchema = z.enum(ACCOUNT_STATES)

export type AccountState = z.infer<typeof accountStateSchema>
