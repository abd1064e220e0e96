import type { ListingListItem } from '@tahanan/contracts/listing/listing-answers.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useMay } from '../session/use-session.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'

const InlineEditor = lazy(async () => ({ default: (await import('./inline-editor.tsx')).InlineEditor }))

export interface InlineCellProps {
  readonly listing: ListingListItem
  readonly field: 'price' | 'availability'
}

/** A value of the list that is changed where it stands: pressed, or with Enter. */
export function InlineCell({ listing, field }: InlineCellProps) {
  const mayChange = useMay(listingEndpoints.update) && !dashboardSettings.strictSpec
  const [state, setState] = useState<'shown' | 'open' | 'left'>('shown')
  const button = useRef<HTMLButtonElement>(null)
  // The focus comes back to where it was.
  useEffect(() => {
    if (state === 'left') button.current?.focus({ preventScroll: true })
  }, [state])
  const shown = listing[field]
  if (!mayChange) return shown
  if (state === 'open') {
    return (
      <Suspense fallback={shown}>
        <InlineEditor listing={listing} field={field} onClose={() => setState('left')} />
      </Suspense>
    )
  }
  return (
    <button
      type="button"
      ref={button}
      title={`Change the ${field}`}
      className="-mx-1.5 -my-1 min-h-8 rounded border border-transparent px-1.5 text-left hover:border-line-strong hover:bg-surface"
      onClick={() => setState('open')}
    >
      {shown}
    </button>
  )
}
