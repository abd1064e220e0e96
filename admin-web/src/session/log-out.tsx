import { sessionEndpoints } from '@tahanan/contracts/session/session.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { DialogButtons } from '../dialog/dialog-buttons.tsx'
import { endpointRequest } from '../api/endpoint-request.ts'
import { fetchAnswer } from '../api/fetch-answer.ts'
import { isWorkUnsaved } from '../form/use-leave-guard.ts'
import { recentChoices } from '../palette/recent-choices.ts'
import { isOver, uploadQueue } from '../upload/upload-queue.ts'
import { sessionState } from './session-state.ts'

/** Logs out as soon as it is shown, or asks first where files have not been sent, or something is typed and not saved. */
export function LogOut({ onStay }: { readonly onStay: () => void }) {
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const [lost] = useState(() => [
    ...(!uploadQueue.get().every(isOver) ? ['Files that you chose have not been sent.'] : []),
    ...(isWorkUnsaved() ? ['What you changed on this screen has not been saved.'] : []),
  ])
  const asks = lost.length > 0
  const logOut = useCallback((): void => {
    uploadQueue.remove(() => true)
    recentChoices.forget()
    signOut()
    // Nothing of one account is left for the next one at this machine.
    void mutate(() => true, undefined, { revalidate: false })
    void navigate('/login')
  }, [mutate, navigate])
  useEffect(() => {
    if (!asks) logOut()
  }, [asks, logOut])
  if (!asks) return null
  return (
    <Dialog isOpen title="Log out without it?" onClose={onStay}>
      <p className="text-ink-soft">{lost.join(' ')} It is forgotten when you log out.</p>
      <DialogButtons closeLabel="Stay" onClose={onStay}>
        <Button kind="danger" onClick={logOut}>
          Log out
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

/** "A client-side action that removes the token" (§7); the server is told as well as it goes (decision 123). */
function signOut(): void {
  const { session } = sessionState.get()
  sessionState.signOut()
  if (session === undefined) return
  const request = endpointRequest(sessionEndpoints.logout, { body: { refresh: session.refresh } })
  fetchAnswer(request).catch(() => undefined)
}
