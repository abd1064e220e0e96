import type { AccountState } from '@tahanan/contracts/account/account-state.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  viewer: 'Viewer',
  editor: 'Editor',
  admin: 'Administrator',
}

/** What each role may, on top of the one before it (decision 120). */
export const ROLE_HINTS: Readonly<Record<Role, string>> = {
  viewer: 'Sees everything but accounts, audit and system.',
  editor: 'Also adds, changes and deletes.',
  admin: 'Also manages accounts, and sees audit and system.',
}

export const STATE_LABELS: Readonly<Record<AccountState, string>> = {
  pending: 'Waits for approval',
  active: 'Active',
  closed: 'Disabled',
}
