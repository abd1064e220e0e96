import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { Button } from '@tahanan/web/ui/button.tsx'
import { signOut } from '../session/sign-out.ts'
import { useSession } from '../session/use-session.ts'

/** "The account's user name with initial, the label 'Admin', and a Logout button" (§2). */
export function AccountBox() {
  const { session } = useSession()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  if (session === undefined) return null
  const { name, username } = session.user
  const logOut = (): void => {
    signOut()
    // Nothing of one account is left for the next one at this machine.
    void mutate(() => true, undefined, { revalidate: false })
    void navigate('/login')
  }
  return (
    <div className="mt-4 flex items-center gap-3 border-t border-line pt-4">
      <span
        aria-hidden
        className="flex h-10 w-10 shrink-0 items-center justify-center rounded-full bg-brand font-semibold text-brand-ink"
      >
        {(name || username).charAt(0).toUpperCase()}
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium" title={username}>
          {name || username}
        </p>
        <p className="text-ink-soft">Admin</p>
      </div>
      <Button kind="quiet" size="small" onClick={logOut}>
        Logout
      </Button>
    </div>
  )
}
