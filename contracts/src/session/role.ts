import type { Access } from '../endpoint/access.ts'

/** What an account may: an admin everything an editor may, an editor everything a viewer may (decision 120). */
export type Role = Exclude<Access, 'public'>
