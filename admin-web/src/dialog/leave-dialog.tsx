import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useBlocker } from 'react-router-dom'
import { DialogButtons } from './dialog-buttons.tsx'
import { isWorkUnsaved } from '../form/use-leave-guard.ts'

/** Asks, whatever leads away from a screen with unsaved work (`useLeaveGuard`). */
export function LeaveDialog() {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    return isWorkUnsaved() && from.pathname !== to.pathname
  })
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog isOpen title="Leave without saving?" onClose={() => blocker.reset()}>
      <p className="text-ink-soft">What you changed here has not been saved.</p>
      <DialogButtons closeLabel="Keep editing" onClose={() => blocker.reset()}>
        <Button kind="danger" onClick={() => blocker.proceed()}>
          Leave
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
