import type { AccountAnswer } from '@tahanan/contracts/account/account-answer.ts'
import { ACCOUNT_STATES } from '@tahanan/contracts/account/account-state.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { roleSchema } from '@tahanan/contracts/session/role.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useAddressFilter } from '../table/use-address-filter.ts'
import { useTableAddress } from '../table/use-table-address.ts'
import { AccountAccessDialog } from './account-access-dialog.tsx'
import { ACCOUNT_COLUMNS } from './account-columns.tsx'
import { AccountFilters } from './account-filters.tsx'
import { AccountRoleDialog } from './account-role-dialog.tsx'

interface Opened {
  readonly is: 'role' | 'access' | 'turn down'
  readonly account: AccountAnswer
}

const FILTERS = ['state', 'role'] as const

/** Who may work here, and as what; registrations that wait come first (decision 114). */
export function AccountsScreen() {
  const table = useTableAddress()
  const filter = useAddressFilter(FILTERS)
  const state = ACCOUNT_STATES.find((known) => known === filter.get('state'))
  const role = roleSchema.options.find((known) => known === filter.get('role'))
  const list = useEndpoint(accountEndpoints.list, { query: { ...table.query, state, role } })
  const forget = useForget()
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const refresh = (): void => forget(accountEndpoints.list)
  return (
    <>
      <ScreenHead title="Accounts" />
      <DataTable
        noun="accounts"
        table={table}
        list={list}
        columns={ACCOUNT_COLUMNS}
        rowKey={({ id }) => id}
        filters={<AccountFilters filter={filter} pending={list.data?.pending} />}
        actions={(account) => {
          const isWaiting = account.state === 'pending'
          const open = (is: Opened['is']) => () => setOpened({ is, account })
          return (
            <RowActions
              name={account.name}
              actions={[
                { label: isWaiting ? 'Approve' : 'Change role', onSelect: open('role') },
                isWaiting && { label: 'Turn down', isDangerous: true, onSelect: open('turn down') },
                account.state === 'active' && { label: 'Disable', isDangerous: true, onSelect: open('access') },
                account.state === 'closed' && { label: 'Enable', onSelect: open('access') },
                !isWaiting && { label: 'History', to: `/dashboard/audit?noun=account&id=${account.id}` },
              ]}
            />
          )
        }}
      />
      {opened?.is === 'role' && <AccountRoleDialog account={opened.account} onChanged={refresh} onClose={close} />}
      {opened?.is === 'access' && <AccountAccessDialog account={opened.account} onChanged={refresh} onClose={close} />}
      {opened?.is === 'turn down' && (
        <DeleteDialog
          title="Turn down registration"
          name={opened.account.name}
          onDelete={() => sendEndpoint(accountEndpoints.delete, { params: { id: opened.account.id } })}
          onDeleted={() => {
            close()
            refresh()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
