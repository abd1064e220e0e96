import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { CODE_REQUIRED, type loginBody, WRONG_CODE } from '@tahanan/contracts/session/session.ts'
import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Field, Input } from '@tahanan/web/ui/field.tsx'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { endpointRequest } from '../api/endpoint-request.ts'
import { fetchAnswer } from '../api/fetch-answer.ts'
import { TextField } from '../form/fields.tsx'
import { sessionState } from './session-state.ts'
import { signInFailure } from './return-path.ts'

interface CredentialsFormProps {
  /** Filled in already where a session has ended. */
  readonly username?: string
  readonly onSignedIn: () => void
}

/** User name and password. "Login shows a loading state. On failure the loader stops and an error shows" (§4). */
export function CredentialsForm({ username: known = '', onSignedIn }: CredentialsFormProps) {
  const [username, setUsername] = useState(known)
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState('')
  const [isRunning, setRunning] = useState(false)
  /** Asked for once the password was right, where a second factor is on. */
  const [code, setCode] = useState<string>()

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setRunning(true)
    setFailure('')
    try {
      await signIn({ username, password, code })
      onSignedIn()
    } catch (error) {
      setRunning(false)
      const problem = error instanceof ApiProblem ? error.code : ''
      if (problem === CODE_REQUIRED) setCode('')
      else setFailure(problem === WRONG_CODE && error instanceof Error ? error.message : signInFailure(error))
    }
  }

  return (
    <form className="space-y-4" onSubmit={(event) => void submit(event)}>
      {code === undefined && (
        <>
          <Field label="Username">
            {(control) => (
              <Input
                {...control}
                autoFocus={known === ''}
                data-autofocus={known === '' || undefined}
                autoComplete="username"
                autoCapitalize="none"
                required
                maxLength={254}
                value={username}
                onChange={(event) => setUsername(event.target.value)}
              />
            )}
          </Field>
          <Field label="Password">
            {(control) => (
              <Input
                {...control}
                autoFocus={known !== ''}
                data-autofocus={known !== '' || undefined}
                type="password"
                autoComplete="current-password"
                required
                maxLength={1_000}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
      {code !== undefined && (
        <TextField
          label="Code"
          autoFocus
          isRequired
          autoComplete="one-time-code"
          hint="The six digits of your authenticator app, or a recovery code. Lost both? An administrator can help."
          value={code}
          onChange={setCode}
        />
      )}
      {failure !== '' && (
        <p role="alert" className="rounded bg-danger-soft px-3 py-2 text-sm font-medium text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" isWide isBusy={isRunning}>
        {isRunning ? 'Signing in…' : 'Sign in'}
      </Button>
      {code !== undefined && (
        <Button
          kind="quiet"
          isWide
          onClick={() => {
            setCode(undefined)
            setFailure('')
          }}
        >
          Back
        </Button>
      )}
    </form>
  )
}

/** Signs in and keeps the session. @throws ApiProblem */
async function signIn(credentials: Pick<z.input<typeof loginBody>, 'username' | 'password' | 'code'>): Promise<void> {
  const body = { ...credentials, returnSecureToken: true }
  const answer = await fetchAnswer(endpointRequest(sessionEndpoints.login, { body }))
  sessionState.begin(sessionEndpoints.login.answer.parse(answer))
}
