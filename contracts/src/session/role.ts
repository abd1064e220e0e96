import { z } from 'zod'
import { ACCESS_LEVELS } from '../endpoint/define-endpoint.ts'

/** What an account may: an admin everything an editor may, an editor everything a viewer may (decision 120). */
export const roleSchema = z.enum(ACCESS_LEVELS).exclude(['public'])

export type Role = z.infer<typeof roleSchema>

/** The signed-in account behind a call. The role is the server's, never the client's (decision 120). */
export interface Actor {
  readonly accountId: number
  readonly role: Role
  /** The sign-in that the call's token comes from. */
  readonly sessionId?: string
}
