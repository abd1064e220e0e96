import type { AccountAnswer } from '@tahanan/contracts/account/account-answer.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { useSaving } from '../form/use-saving.ts'

interface AccountAccessDialogProps {
  readonly account: AccountAnswer
  /** Also after a refusal: what is shown may be older than what there is. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Disables an account, or enables a disabled one again. */
export function AccountAccessDialog({ account, onChanged, onClose }: AccountAccessDialogProps) {
  const { id, name, version, state } = account
  // As it was when the dialog opened, whatever the list behind it learns meanwhile.
  const isEnabling = state === 'closed'
  const saving = useSaving()
  const save = async (): Promise<void> => {
    const endpoint = isEnabling ? accountEndpoints.enable : accountEndpoints.disable
    const isSaved = await saving.run(() => sendEndpoint(endpoint, { params: { id }, body: {} }, { version }))
    onChanged()
    if (isSaved) onClose()
  }
  return (
    <FormDialog
      title={isEnabling ? 'Enable account' : 'Disable account'}
      submitLabel={isEnabling ? 'Enable' : 'Disable'}
      saving={saving}
      isDirty={false}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <p>
        <strong className="break-words font-semibold">{name}</strong>{' '}
        {isEnabling
          ? 'may sign in again, with the role of before.'
          : 'is signed out at once and may not sign in until the account is enabled again. Nothing else of it is lost.'}
      </p>
    </FormDialog>
  )
}
