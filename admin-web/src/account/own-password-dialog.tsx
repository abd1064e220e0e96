import { ACCOUNT_LIMITS } from '@tahanan/contracts/account/account.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { formField } from '../form/form-field.ts'
import { TextField } from '../form/text-field.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { sessionState } from '../session/session-state.ts'
import { passwordProblems } from './password-problems.ts'

interface OwnPasswordDialogProps {
  readonly onClose: () => void
  readonly onSaved: () => void
}

const FIELDS = ['current_password', 'new_password', 'repeated']

/** Changes the own password. Sessions elsewhere end; this one goes on with what the server answers. */
export function OwnPasswordDialog({ onClose, onSaved }: OwnPasswordDialogProps) {
  const draft = useDraft(() => ({ current_password: '', new_password: '', repeated: '' }))
  const { values, isDirty } = draft
  const saving = useSaving()
  const save = async (): Promise<void> => {
    if (saving.refuse(passwordProblems(values))) return
    const { repeated: _, ...body } = values
    const isSaved = await saving.run(async () => {
      sessionState.begin(await sendEndpoint(accountEndpoints.changePassword, { body }))
    })
    if (isSaved) onSaved()
  }
  const field = (name: keyof typeof values) => ({
    isRequired: true,
    type: 'password',
    ...formField(draft, saving, name),
  })
  return (
    <FormDialog
      title="Change your password"
      saving={saving}
      isDirty={isDirty}
      fields={FIELDS}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <TextField label="Current password" autoFocus autoComplete="current-password" {...field('current_password')} />
      <TextField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${ACCOUNT_LIMITS.passwordMin} characters. You will be signed out everywhere else.`}
        {...field('new_password')}
      />
      <TextField label="New password again" autoComplete="new-password" {...field('repeated')} />
    </FormDialog>
  )
}
