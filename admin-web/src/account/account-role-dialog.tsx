import type { AccountAnswer } from '@tahanan/contracts/account/account-answer.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import type { Role } from '@tahanan/contracts/session/role.ts'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { useSaving } from '../form/use-saving.ts'
import { RoleField } from './role-field.tsx'

interface AccountRoleDialogProps {
  /** One that waits is approved with the role, any other has it changed. */
  readonly account: AccountAnswer
  /** Also after a refusal: what is shown may be older than what there is. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

const FIELDS = ['role']

/** Approves a registration, as editor unless another role is chosen (decision 120), or changes a role. */
export function AccountRoleDialog({ account, onChanged, onClose }: AccountRoleDialogProps) {
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
        <strong className="break-words font-semibold">{name}</strong>
        {isApproval ? ' may sign in.' : ' from the next click on.'}
      </p>
      <RoleField role={role} onChange={setRole} messages={saving.messages('role')} />
    </FormDialog>
  )
}
