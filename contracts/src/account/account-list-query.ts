import { z } from 'zod'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { roleSchema } from '../session/role.ts'
import { accountStateSchema } from './account-state.ts'

/** Query of GET /admin/accounts/. `q` searches name, user name and e-mail address. */
export const accountListQuerySchema = z.strictObject({
  ...staffListQuerySchema.shape,
  state: accountStateSchema.optional(),
  role: roleSchema.optional(),
})

export type AccountListQuery = z.output<typeof accountListQuerySchema>
