import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useBlocker } from 'react-router-dom'
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
      <div className="mt-6 flex justify-end gap-3">
        <Button kind="secondary" onClick={() => blocker.reset()}>
          Keep editing
        </Button>
        <Button kind="danger" onClick={() => blocker.proceed()}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}
