import { z } from 'zod'
import { ACCESS_LEVELS } from '../endpoint/access.ts'

/** What an account may: an admin everything an editor may, an editor everything a viewer may (decision 120). */
export const roleSchema = z.enum(ACCESS_LEVELS).exclude(['public'])

export type Role = z.infer<typeof roleSchema>
