import { ACCOUNT_LIMITS } from '@tahanan/contracts/account/account.ts'
import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { TextLink } from '@tahanan/web/ui/links.tsx'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import type { z } from 'zod'
import { passwordProblems } from '../account/password-problems.ts'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { Failure, SavingNotes } from '../form/saving-notes.tsx'
import { formField, TextField } from '../form/fields.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { DoorFrame } from './door-frame.tsx'
import { returnPath } from './return-path.ts'
import { sessionState } from './session-state.ts'
import { Form } from '../form/form.tsx'

type Shown = z.output<typeof accountPublicEndpoints.showLink.answer>

const TITLES = { invitation: 'Welcome: choose a password', reset: 'Choose a new password' } as const

/** Where the link of an invitation leads, and of a mail to who forgot their password. */
export function SetPasswordScreen() {
  const token = useLocation().hash.slice(1)
  const { data, error, mutate } = useSWR<Shown, ApiProblem>(`link ${token}`, () =>
    sendEndpoint(accountPublicEndpoints.showLink, { body: { token } }),
  )
  const [isSet, setSet] = useState(false)
  const navigate = useNavigate()
  if (isSet && data !== undefined) {
    return (
      <DoorFrame title="Your password is set">
        <p role="status" className="mb-4">
          Sign in with it.
        </p>
        <CredentialsForm
          username={data.username}
          onSignedIn={() => void navigate(returnPath(null), { replace: true })}
        />
      </DoorFrame>
    )
  }
  if (error !== undefined && [400, 410].includes(error.status)) return <DeadLink />
  return (
    <DoorFrame title={data === undefined ? 'Choose a password' : TITLES[data.purpose]}>
      {data !== undefined && (
        <PasswordForm
          token={token}
          shown={data}
          onSet={() => {
            // Whoever was signed in here is so no more, if it was them.
            sessionState.signOut()
            setSet(true)
          }}
          onDead={() => void mutate()}
        />
      )}
      {data === undefined && error === undefined && <p role="status">Loading…</p>}
      {data === undefined && <Failure problem={error} onRetry={() => void mutate()} />}
    </DoorFrame>
  )
}

interface PasswordFormProps {
  readonly token: string
  readonly shown: Shown
  readonly onSet: () => void
  /** The link has ended meanwhile. */
  readonly onDead: () => void
}

function PasswordForm({ token, shown, onSet, onDead }: PasswordFormProps) {
  const draft = useDraft(() => ({ new_password: '', repeated: '' }))
  const { values } = draft
  const saving = useSaving()
  const submit = async (): Promise<void> => {
    if (saving.refuse(passwordProblems(values))) return
    const body = { token, new_password: values.new_password }
    if (await saving.run(() => sendEndpoint(accountPublicEndpoints.setPassword, { body }))) onSet()
    else onDead()
  }
  const field = (name: 'new_password' | 'repeated') => ({
    isRequired: true,
    type: 'password',
    autoComplete: 'new-password',
    ...formField(draft, saving, name),
  })
  return (
    <Form className="space-y-4" onSubmit={() => void submit()}>
      <p>
        For {shown.name}, who signs in as <strong className="font-semibold">{shown.username}</strong>.
      </p>
      {/* So that the browser keeps the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={shown.username} readOnly hidden />
      <TextField
        label="New password"
        autoFocus
        hint={`At least ${ACCOUNT_LIMITS.passwordMin} characters. Other sessions of the account end.`}
        {...field('new_password')}
      />
      <TextField label="New password again" {...field('repeated')} />
      <SavingNotes saving={saving} shownFields={['new_password']} />
      <Button type="submit" isWide isBusy={saving.isRunning}>
        Set password
      </Button>
    </Form>
  )
}

function DeadLink() {
  return (
    <DoorFrame title="This link does not work any more">
      <div role="alert" className="space-y-3">
        <p>It was used already, or is too old.</p>
        <p>
          If you chose a password with it, <TextLink to="/login">sign in</TextLink>.
        </p>
        <p>
          If you forgot your password, <TextLink to="/forgot-password">ask for another link</TextLink>.
        </p>
        <p>If you were invited, ask whoever invited you to do it again.</p>
      </div>
    </DoorFrame>
  )
}
