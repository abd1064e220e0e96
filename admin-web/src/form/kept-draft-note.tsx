import { Button } from '@tahanan/web/ui/button.tsx'
import { momentText } from '../time/time-texts.ts'
import type { DraftKeeping } from './use-draft.ts'

/** Offers what was typed into a form the last time and not saved. */
export function KeptDraftNote({ draft: { kept, restore, forget } }: { readonly draft: DraftKeeping }) {
  if (kept === undefined) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded bg-brand-soft px-4 py-3 text-sm text-brand-strong"
    >
      <span className="flex-1">
        What you typed here on {momentText(new Date(kept.atMs).toISOString())} was not saved. It is kept in this browser
        for a day, without private fields.
      </span>
      <Button kind="secondary" size="small" onClick={restore}>
        Bring it back
      </Button>
      <Button kind="quiet" size="small" onClick={forget}>
        Throw it away
      </Button>
    </div>
  )
}
