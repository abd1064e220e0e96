import { type Role, roleSchema } from '@tahanan/contracts/session/role.ts'
import { Field } from '@tahanan/web/ui/field.tsx'
import { Select } from '@tahanan/web/ui/select.tsx'
import { ROLE_HINTS, ROLE_LABELS } from './account-labels.ts'

interface RoleFieldProps {
  readonly role: Role
  readonly onChange: (role: Role) => void
  readonly messages?: readonly string[] | undefined
}

/** A role, and what it may. */
export function RoleField({ role, onChange, messages }: RoleFieldProps) {
  return (
    <Field label="Role" hint={ROLE_HINTS[role]} error={messages?.join(' ')}>
      {(control) => (
        <Select
          {...control}
          value={role}
          options={roleSchema.options.map((value) => ({ value, label: ROLE_LABELS[value] }))}
          onChange={(event) => onChange(roleSchema.parse(event.target.value))}
        />
      )}
    </Field>
  )
}
