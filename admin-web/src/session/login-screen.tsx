import { TextLink } from '@tahanan/web/ui/links.tsx'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { DoorFrame } from './door-frame.tsx'
import { returnPath } from './return-path.ts'
import { useSession } from './use-session.ts'

/** "On success the token is stored and the user goes to developers" (§4), or to the page first asked for. */
export function LoginScreen() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { session } = useSession()
  const target = returnPath(search.get('next'))

  useEffect(() => {
    if (session !== undefined) void navigate(target, { replace: true })
  }, [session, navigate, target])

  return (
    <DoorFrame title="Staff sign-in">
      <CredentialsForm onSignedIn={() => void navigate(target, { replace: true })} />
      {!dashboardSettings.strictSpec && (
        <p className="mt-5 text-sm">
          <TextLink to="/forgot-password">Forgot your password?</TextLink>
        </p>
      )}
      {dashboardSettings.registration === 'approval' && (
        <p className="mt-2 text-sm text-ink-soft">
          No account yet? <TextLink to="/register">Ask for one</TextLink>
        </p>
      )}
    </DoorFrame>
  )
}
