import type { Role } from '@tahanan/contracts/session/role.ts'

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  viewer: 'Viewer',
  editor: 'Editor',
  admin: 'Administrator',
}
