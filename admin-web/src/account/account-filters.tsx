import { ACCOUNT_STATES } from '@tahanan/contracts/account/account-state.ts'
import { roleSchema } from '@tahanan/contracts/session/role.ts'
import { Select } from '@tahanan/web/ui/select.tsx'
import type { AddressFilter } from '../table/use-address-filter.ts'
import { ROLE_LABELS, STATE_LABELS } from './account-labels.ts'

interface AccountFiltersProps {
  readonly filter: AddressFilter<'state' | 'role'>
  /** How many wait for approval, whatever the list shows. */
  readonly pending: number | undefined
}

export function AccountFilters({ filter, pending = 0 }: AccountFiltersProps) {
  const waiting = `${STATE_LABELS.pending} (${pending})`
  return (
    <>
      <Select
        aria-label="State"
        className="w-56"
        value={filter.get('state')}
        options={[
          { value: '', label: 'Any state' },
          ...ACCOUNT_STATES.map((value) => ({ value, label: value === 'pending' ? waiting : STATE_LABELS[value] })),
        ]}
        onChange={(event) => filter.change({ state: event.target.value })}
      />
      <Select
        aria-label="Role"
        className="w-44"
        value={filter.get('role')}
        options={[
          { value: '', label: 'Any role' },
          ...roleSchema.options.map((value) => ({ value, label: ROLE_LABELS[value] })),
        ]}
        onChange={(event) => filter.change({ role: event.target.value })}
      />
    </>
  )
}
