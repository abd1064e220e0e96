import { ACCOUNT_LIMITS } from '@tahanan/contracts/account/account.ts'
import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { TextLink } from '@tahanan/web/ui/links.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { Failure } from '../form/saving-notes.tsx'
import { formField, TextField } from '../form/fields.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { DoorFrame } from './door-frame.tsx'
import { Form } from '../form/form.tsx'

/** Asks for an account; an administrator approves it (decision 114). */
export function RegisterScreen() {
  const draft = useDraft(() => ({ name: '', email: '', password: '' }))
  const saving = useSaving()
  const [answer, setAnswer] = useState('')

  const submit = async (): Promise<void> => {
    await saving.run(async () => {
      const { detail } = await sendEndpoint(accountPublicEndpoints.register, { body: draft.values })
      setAnswer(detail)
    })
  }

  return (
    <DoorFrame title="Ask for a staff account">
      {answer === '' ? (
        <Form className="space-y-4" onSubmit={() => void submit()}>
          <JoinIcon />
          <TextField label="Name" isRequired autoComplete="name" {...formField(draft, saving, 'name')} />
          <TextField
            label="E-mail"
            isRequired
            type="email"
            autoComplete="email"
            {...formField(draft, saving, 'email')}
          />
          <TextField
            label="Password"
            isRequired
            type="password"
            autoComplete="new-password"
            hint={`At least ${ACCOUNT_LIMITS.passwordMin} characters.`}
            {...formField(draft, saving, 'password')}
          />
          <Failure problem={saving.problem} shownFields={['name', 'email', 'password']} />
          <Button type="submit" isWide isBusy={saving.isRunning}>
            Register
          </Button>
        </Form>
      ) : (
        <p role="status">{answer}</p>
      )}
      <p className="mt-5 text-sm text-ink-soft">
        Have an account? <TextLink to="/login">Sign in</TextLink>
      </p>
    </DoorFrame>
  )
}

/** The social-network icon of the registration form (§2). It is decoration: nobody joins through it (decision 116). */
function JoinIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="mx-auto mb-4 size-10 text-brand" fill="currentColor">
      <path d="M22 12a10 10 0 1 0-11.600 9.900v-7H7.900V12h2.500V9.800c0-2.500 1.500-3.900 3.800-3.900 1.100 0 2.200.200 2.200.200v2.500h-1.200c-1.300 0-1.600.800-1.600 1.600V12h2.700l-.400 2.900h-2.300v7A10 10 0 0 0 22 12z" />
    </svg>
  )
}
