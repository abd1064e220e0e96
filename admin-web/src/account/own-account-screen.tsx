import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { ACCOUNT_LIMITS } from '@tahanan/contracts/account/account.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint, useForget } from '../api/use-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { formField } from '../form/form-field.ts'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { TextField } from '../form/text-field.tsx'
import { useDraft } from '../form/use-draft.ts'
import { usePassing, useSaving } from '../form/use-saving.ts'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { ROLE_LABELS } from '../session/role-labels.ts'
import { sessionState } from '../session/session-state.ts'
import { SessionsPart } from '../session/sessions-part.tsx'
import { TwoFactorPart } from '../session/two-factor-part.tsx'
import { passwordProblems } from './password-problems.ts'

/** One's own account: who one is here, how one signs in, and where one is. */
export function OwnAccountScreen() {
  const state = useEndpoint(accountEndpoints.own)
  return (
    <>
      <ScreenHead title="Your account" />
      <Loaded state={state}>
        {({ name, username, email, role, recovery_codes_left: codesLeft }) => (
          <div className="space-y-5">
            <FormPart title="Who you are">
              <Facts
                facts={[
                  ['Name', name],
                  ['User name', username],
                  ['E-mail', email],
                  ['Role', ROLE_LABELS[role]],
                ]}
              />
            </FormPart>
            <PasswordPart />
            <TwoFactorPart codesLeft={codesLeft} />
            <SessionsPart />
          </div>
        )}
      </Loaded>
    </>
  )
}

function PasswordPart() {
  const [isChanging, setChanging] = useState(false)
  const [isSaved, flash] = usePassing<boolean>(SAVED_MS)
  const forget = useForget()
  return (
    <FormPart title="Password">
      <p className="text-ink-soft">Changing it signs you out everywhere else.</p>
      <span className="flex flex-wrap items-center gap-3">
        <Button kind="secondary" onClick={() => setChanging(true)}>
          Change password
        </Button>
        <SavedFlash isShown={isSaved === true} />
      </span>
      {isChanging && (
        <OwnPasswordDialog
          onClose={() => setChanging(false)}
          onSaved={() => {
            setChanging(false)
            flash(true)
            forget(sessionEndpoints.list)
          }}
        />
      )}
    </FormPart>
  )
}

interface OwnPasswordDialogProps {
  readonly onClose: () => void
  readonly onSaved: () => void
}

const FIELDS = ['current_password', 'new_password', 'repeated']

/** Changes the own password. Sessions elsewhere end; this one goes on with what the server answers. */
function OwnPasswordDialog({ onClose, onSaved }: OwnPasswordDialogProps) {
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
