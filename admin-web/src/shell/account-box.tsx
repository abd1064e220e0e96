import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { Button } from '@tahanan/web/ui/button.tsx'
import { SavedFlash, SAVED_MS } from '../form/saved-flash.tsx'
import { usePassing } from '../form/use-passing.ts'
import { signOut } from '../session/sign-out.ts'
import { useSession } from '../session/use-session.ts'

const OwnPasswordDialog = lazy(async () => ({
  default: (await import('../account/own-password-dialog.tsx')).OwnPasswordDialog,
}))

/** "The account's user name with initial, the label 'Admin', and a Logout button" (§2); the own password beside them. */
export function AccountBox() {
  const { session } = useSession()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const [isChanging, setChanging] = useState(false)
  const [isSaved, flash] = usePassing<boolean>(SAVED_MS)
  if (session === undefined) return null
  const { name, username } = session.user
  const logOut = (): void => {
    signOut()
    // Nothing of one account is left for the next one at this machine.
    void mutate(() => true, undefined, { revalidate: false })
    void navigate('/login')
  }
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line pt-4">
      <span
        aria-hidden
        className="flex h-10 w-10 shrink-0 items-center justify-center rounded-full bg-brand font-semibold text-brand-ink"
      >
        {(name || username).charAt(0).toUpperCase()}
      </span>
      <div className="min-w-0 text-sm">
        <p className="truncate font-medium" title={username}>
          {name || username}
        </p>
        <p className="text-ink-soft">Admin</p>
      </div>
      <Button kind="quiet" size="small" onClick={logOut}>
        Logout
      </Button>
      <span className="col-span-full flex flex-wrap items-center">
        <Button kind="quiet" size="small" className="-ml-1" onClick={() => setChanging(true)}>
          Change password
        </Button>
        <SavedFlash isShown={isSaved === true} />
      </span>
      {isChanging && (
        <Suspense>
          <OwnPasswordDialog
            onClose={() => setChanging(false)}
            onSaved={() => {
              setChanging(false)
              flash(true)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
