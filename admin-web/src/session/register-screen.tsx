import { accountPublicEndpoints } from '@tahanan/contracts/account/account.public-endpoints.ts'
import { ACCOUNT_LIMITS } from '@tahanan/contracts/account/account-limits.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { TextLink } from '@tahanan/web/ui/text-link.tsx'
import { type FormEvent, useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { Failure } from '../form/failure.tsx'
import { TextField } from '../form/text-field.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useSaving } from '../form/use-saving.ts'
import { DoorFrame } from './door-frame.tsx'
import { JoinIcon } from './join-icon.tsx'

/** Asks for an account; an administrator approves it (decision 114). */
export function RegisterScreen() {
  const { values, set } = useDraft(() => ({ name: '', email: '', password: '' }))
  const saving = useSaving()
  const [answer, setAnswer] = useState('')
  const { messages } = saving

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    await saving.run(async () => {
      const { detail } = await sendEndpoint(accountPublicEndpoints.register, { body: values })
      setAnswer(detail)
    })
  }

  return (
    <DoorFrame title="Ask for a staff account">
      {answer === '' ? (
        <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
          <JoinIcon />
          <TextField
            label="Name"
            isRequired
            autoComplete="name"
            messages={messages('name')}
            value={values.name}
            onChange={(name) => set('name', name)}
          />
          <TextField
            label="E-mail"
            isRequired
            type="email"
            autoComplete="email"
            messages={messages('email')}
            value={values.email}
            onChange={(email) => set('email', email)}
          />
          <TextField
            label="Password"
            isRequired
            type="password"
            autoComplete="new-password"
            hint={`At least ${ACCOUNT_LIMITS.passwordMin} characters.`}
            messages={messages('password')}
            value={values.password}
            onChange={(password) => set('password', password)}
          />
          <Failure problem={saving.problem} />
          <Button type="submit" isWide isBusy={saving.isRunning}>
            Register
          </Button>
        </form>
      ) : (
        <p role="status">{answer}</p>
      )}
      <p className="mt-5 text-sm text-ink-soft">
        Have an account? <TextLink to="/login">Sign in</TextLink>
      </p>
    </DoorFrame>
  )
}
