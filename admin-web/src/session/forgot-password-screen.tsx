import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { TextLink } from '@tahanan/web/ui/links.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { Failure } from '../form/saving-notes.tsx'
import { TextField } from '../form/fields.tsx'
import { useSaving } from '../form/use-saving.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { DoorFrame } from './door-frame.tsx'
import { Form } from '../form/form.tsx'

/** Asks for a mail with a link. Whether the address has an account is not told. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('')
  const [isAsked, setAsked] = useState(false)
  const saving = useSaving()
  const submit = async (): Promise<void> => {
    if (await saving.run(() => sendEndpoint(accountPublicEndpoints.askReset, { body: { email } }))) setAsked(true)
  }
  return (
    <DoorFrame title="Forgot your password?">
      {!dashboardSettings.sendsMail && <p>No mail is sent from here. Ask an administrator for a link.</p>}
      {dashboardSettings.sendsMail && isAsked && (
        <p role="status">
          If <strong className="font-semibold">{email}</strong> has an account, a mail with a link is on its way. It
          works once, for 30 minutes. Nothing came? Look among the spam, or ask an administrator.
        </p>
      )}
      {dashboardSettings.sendsMail && !isAsked && (
        <Form className="space-y-4" onSubmit={() => void submit()}>
          <TextField
            label="E-mail"
            isRequired
            autoFocus
            type="email"
            autoComplete="username"
            hint="The address of your account. We send a link there."
            messages={saving.messages('email')}
            value={email}
            onChange={setEmail}
          />
          <Failure problem={saving.problem} shownFields={['email']} />
          <Button type="submit" isWide isBusy={saving.isRunning}>
            Send me a link
          </Button>
        </Form>
      )}
      <p className="mt-5 text-sm text-ink-soft">
        <TextLink to="/login">Back to sign in</TextLink>
      </p>
    </DoorFrame>
  )
}
