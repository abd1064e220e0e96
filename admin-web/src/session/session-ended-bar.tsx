import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { CredentialsForm } from './credentials-form.tsx'
import { useSession } from './use-session.ts'

/**
 * When the server does not know the session any more: a bar, and a dialog to sign in where one is (decision 121). The
 * screen behind stays as it is, half-filled forms and open dialogs included.
 */
export function SessionEndedBar() {
  const { session, isEnded } = useSession()
  return isEnded ? <SignInAgain username={session?.user.username ?? ''} /> : null
}

function SignInAgain({ username }: { readonly username: string }) {
  const { mutate } = useSWRConfig()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <div
        role="alert"
        className="flex flex-wrap items-center gap-3 border-t border-line bg-warning-soft px-4 py-2 text-sm text-warning sm:px-6"
      >
        <span className="flex-1">Session expired, sign in. Nothing that you typed is lost.</span>
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          Sign in
        </Button>
      </div>
      <Dialog isOpen={isOpen} title="Session expired, sign in" onClose={() => setOpen(false)}>
        <p className="mb-4 text-sm text-ink-soft">The screen behind stays as it is; go on where you were.</p>
        <CredentialsForm
          username={username}
          // What failed meanwhile is read again.
          onSignedIn={() => void mutate(() => true)}
        />
      </Dialog>
    </>
  )
}
