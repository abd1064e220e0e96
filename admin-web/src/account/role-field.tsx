import { type Role, roleSchema } from '@tahanan/contracts/session/role.ts'
import { SelectField } from '../form/fields.tsx'
import { ROLE_LABELS } from '../session/role-labels.ts'

/** What each role may, on top of the one before it (decision 120). */
const ROLE_HINTS: Readonly<Record<Role, string>> = {
  viewer: 'Sees everything but accounts, audit and system.',
  editor: 'Also adds, changes and deletes.',
  admin: 'Also manages accounts, and sees audit and system.',
}

interface RoleFieldProps {
  readonly role: Role
  readonly onChange: (role: Role) => void
  readonly messages?: readonly string[] | undefined
}

/** A role, and what it may. */
export function RoleField({ role, onChange, messages }: RoleFieldProps) {
  return (
    <SelectField
      label="Role"
      hint={ROLE_HINTS[role]}
      value={role}
      options={roleSchema.options.map((value) => ({ value, label: ROLE_LABELS[value] }))}
      messages={messages}
      onChange={(value) => onChange(roleSchema.parse(value))}
    />
  )
}
