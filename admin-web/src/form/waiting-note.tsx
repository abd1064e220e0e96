import { Button } from '@tahanan/web/ui/button.tsx'
import type { Saving } from './use-saving.ts'

/** Says that a save waits for the network. */
export function WaitingNote({ saving }: { readonly saving: Pick<Saving, 'isWaiting' | 'stop'> }) {
  if (!saving.isWaiting) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded bg-warning-soft px-4 py-2 text-sm text-warning"
    >
      <span className="flex-1">No connection. Saving is tried again until it succeeds.</span>
      <Button kind="secondary" size="small" onClick={saving.stop}>
        Stop trying
      </Button>
    </div>
  )
}
