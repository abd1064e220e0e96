import {
  ACCOUNT_STATES,
  type AccountAnswer,
  type AccountState,
  type InvitationAnswer,
  type PasswordLink,
} from '@tahanan/contracts/account/account.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { type Role, roleSchema } from '@tahanan/contracts/session/role.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { Select } from '@tahanan/web/ui/field.tsx'
import { useState } from 'react'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { History } from '../audit/history.tsx'
import { ActDialog } from '../dialog/act-dialog.tsx'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { usePassing, useSaving } from '../form/use-saving.ts'
import { ScreenHead } from '../screen/screen-head.tsx'
import { ROLE_LABELS } from '../session/role-labels.ts'
import { useSession } from '../session/use-session.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { type AddressFilter, useAddressFilter, useTableAddress } from '../table/use-table-address.ts'
import { momentText } from '../time/time-texts.ts'
import { InviteAgainDialog, InviteDialog, PasswordLinkDialog } from './invite-dialogs.tsx'
import { RoleField } from './role-field.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

const STATE_LABELS: Readonly<Record<AccountState, string>> = {
  pending: 'Waits for approval',
  invited: 'Invited',
  active: 'Active',
  closed: 'Disabled',
}

const FIELDS = ['role']

/** As long as warnings are shown (§9). */
const INVITED_MS = 8_000

const TONES = { pending: 'warning', invited: 'brand', active: 'success', closed: 'plain' } as const

const ACCOUNT_COLUMNS: readonly Column<AccountAnswer>[] = [
  { heading: 'Name', show: ({ name }) => name, className: 'font-medium' },
  {
    heading: 'User name',
    className: 'min-w-44',
    show: ({ username, email }) => (
      <span className="break-all">
        {username}
        {email !== null && email !== username && (
          <>
            <br />
            {email}
          </>
        )}
      </span>
    ),
  },
  // What a registration has is given at its approval.
  { heading: 'Role', show: ({ role, state }) => (state === 'pending' ? '—' : ROLE_LABELS[role]) },
  {
    heading: 'State',
    show: ({ state, invited_until: until }) => (
      <>
        <Chip tone={TONES[state]}>{STATE_LABELS[state]}</Chip>
        {state === 'invited' && until !== null && (
          <span className="block text-sm text-ink-soft">until {momentText(until)}</span>
        )}
      </>
    ),
  },
  { heading: 'Since', show: ({ created_at: at }) => momentText(at) },
  { heading: 'Last seen', show: ({ last_seen_at: at }) => (at === null ? '—' : momentText(at)) },
]

type AccountDialog = 'role' | 'access' | 'sign-in' | 'turn down' | 'invite again' | 'history'

type Opened =
  | { readonly is: AccountDialog; readonly account: AccountAnswer }
  | { readonly is: 'invite' }
  | { readonly is: 'link'; readonly name: string; readonly passwordLink: PasswordLink }

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
  const { session } = useSession()
  const [invitedTo, flashInvited] = usePassing<string>(INVITED_MS)
  const showInvited = ({ account: { name, username }, password_link: passwordLink }: InvitationAnswer): void => {
    refresh()
    setOpened(passwordLink === null ? undefined : { is: 'link', name, passwordLink })
    if (passwordLink === null) flashInvited(username)
  }
  return (
    <>
      <ScreenHead
        title="Accounts"
        below={
          invitedTo !== undefined && (
            <p role="status" className="rounded bg-success-soft px-4 py-3 text-sm text-success">
              A mail with a link is on its way to {invitedTo}.
            </p>
          )
        }
      >
        <Button icon="plus" onClick={() => setOpened({ is: 'invite' })}>
          Invite
        </Button>
      </ScreenHead>
      <DataTable
        noun="accounts"
        table={table}
        list={list}
        columns={ACCOUNT_COLUMNS}
        filters={<AccountFilters filter={filter} pending={list.data?.pending} />}
        actions={(account) => {
          const isWaiting = account.state === 'pending'
          const isInvited = account.state === 'invited'
          const open = (is: AccountDialog) => () => setOpened({ is, account })
          return (
            <RowActions
              name={account.name}
              actions={[
                { label: isWaiting ? 'Approve' : 'Change role', onSelect: open('role') },
                isWaiting && { label: 'Turn down', isDangerous: true, onSelect: open('turn down') },
                isInvited && { label: 'Invite again', onSelect: open('invite again') },
                isInvited && { label: 'Withdraw', isDangerous: true, onSelect: open('turn down') },
                account.state === 'active' &&
                  account.id !== session?.user.id && { label: 'Sign-in', onSelect: open('sign-in') },
                account.state === 'active' && { label: 'Disable', isDangerous: true, onSelect: open('access') },
                account.state === 'closed' && { label: 'Enable', onSelect: open('access') },
                !isWaiting && { label: 'History', onSelect: open('history') },
              ]}
            />
          )
        }}
      />
      {opened?.is === 'role' && <AccountRoleDialog account={opened.account} onChanged={refresh} onClose={close} />}
      {opened?.is === 'access' && <AccountAccessDialog account={opened.account} onChanged={refresh} onClose={close} />}
      {opened?.is === 'invite' && <InviteDialog onInvited={showInvited} onClose={close} />}
      {opened?.is === 'invite again' && (
        <InviteAgainDialog account={opened.account} onInvited={showInvited} onClose={close} />
      )}
      {opened?.is === 'link' && (
        <PasswordLinkDialog name={opened.name} passwordLink={opened.passwordLink} onClose={close} />
      )}
      {opened?.is === 'history' && (
        <History record={{ noun: 'account', id: opened.account.id }} name={opened.account.name} onClose={close} />
      )}
      {opened?.is === 'sign-in' && <SignInDialog account={opened.account} onChanged={refresh} onClose={close} />}
      {opened?.is === 'turn down' && (
        <DeleteDialog
          title={opened.account.state === 'invited' ? 'Withdraw invitation' : 'Turn down registration'}
          name={opened.account.name}
          onDelete={() => sendEndpoint(accountEndpoints.delete, { params: { id: opened.account.id } })}
          onDeleted={refresh}
          onClose={close}
        />
      )}
    </>
  )
}

interface AccountFiltersProps {
  readonly filter: AddressFilter<'state' | 'role'>
  /** How many wait for approval, whatever the list shows. */
  readonly pending: number | undefined
}

function AccountFilters({ filter, pending = 0 }: AccountFiltersProps) {
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

interface AccountDialogProps {
  readonly account: AccountAnswer
  /** Also after a refusal: what is shown may be older than what there is. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Disables an account, or enables a disabled one again. */
function AccountAccessDialog({ account, onChanged, onClose }: AccountDialogProps) {
  const { id, name, version, state } = account
  // As it was when the dialog opened, whatever the list behind it learns meanwhile.
  const isEnabling = state === 'closed'
  const endpoint = isEnabling ? accountEndpoints.enable : accountEndpoints.disable
  return (
    <ActDialog
      title={isEnabling ? 'Enable account' : 'Disable account'}
      submitLabel={isEnabling ? 'Enable' : 'Disable'}
      act={() => sendEndpoint(endpoint, { params: { id }, body: {} }, { version })}
      onActed={onChanged}
      onClose={onClose}
    >
      <p>
        <strong className="font-semibold">{name}</strong>{' '}
        {isEnabling
          ? 'may sign in again, with the role of before, and its API keys open again.'
          : 'is signed out at once. Until the account is enabled again nobody signs in with it, and its API keys open nothing. Nothing else of it is lost.'}
      </p>
    </ActDialog>
  )
}

/** Approves a registration, as editor unless another role is chosen (decision 120), or changes a role. */
function AccountRoleDialog({ account, onChanged, onClose }: AccountDialogProps) {
  const { id, name, version, state } = account
  const isApproval = state === 'pending'
  const first = isApproval ? 'editor' : account.role
  const [role, setRole] = useState<Role>(first)
  const saving = useSaving()
  const save = async (): Promise<void> => {
    const input = { params: { id }, body: { role } }
    const isSaved = await saving.run(() =>
      isApproval
        ? sendEndpoint(accountEndpoints.approve, input, { version })
        : sendEndpoint(accountEndpoints.update, input, { version }),
    )
    onChanged()
    if (isSaved) onClose()
  }
  return (
    <FormDialog
      title={isApproval ? 'Approve account' : 'Change role'}
      submitLabel={isApproval ? 'Approve' : 'Save'}
      saving={saving}
      isDirty={role !== first}
      fields={FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <p>
        {isApproval ? 'Once approved, ' : 'Another role holds for '}
        <strong className="font-semibold">{name}</strong>
        {isApproval ? ' may sign in.' : ' from the next click on.'}
      </p>
      <RoleField role={role} onChange={setRole} messages={saving.messages('role')} />
    </FormDialog>
  )
}
