import { Icon } from '@tahanan/web/ui/icon.tsx'

/** How long "Saved!" is shown (§9). */
export const SAVED_MS = 1_500

/** "Saved!", beside the button; `usePassing(SAVED_MS)` says when. */
export function SavedFlash({ isShown }: { readonly isShown: boolean }) {
  return (
    <span role="status" className={isShown ? 'inline-flex items-center gap-1.5 font-medium text-success' : 'sr-only'}>
      {isShown && (
        <>
          <Icon name="check" /> Saved!
        </>
      )}
    </span>
  )
}
