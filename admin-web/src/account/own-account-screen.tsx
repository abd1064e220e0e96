import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { useEndpoint, useForget } from '../api/use-endpoint.ts'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { usePassing } from '../form/use-saving.ts'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { ROLE_LABELS } from '../session/role-labels.ts'
import { SessionsPart } from '../session/sessions-part.tsx'
import { TwoFactorPart } from '../session/two-factor-part.tsx'
import { OwnPasswordDialog } from './own-password-dialog.tsx'

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
