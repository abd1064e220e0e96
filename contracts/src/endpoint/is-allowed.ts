import { ACCESS_LEVELS } from './access.ts'
import type { Access } from './access.ts'

/** Whether `role` is enough for `access`. Nobody needs a role for what is public. */
export function isAllowed(role: Access, access: Access): boolean {
  return ACCESS_LEVELS.indexOf(role) >= ACCESS_LEVELS.indexOf(access)
}
