import { isUnlikelyPrice } from '@tahanan/contracts/listing/listing-rules.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { formatPesos, parsePesos } from '@tahanan/contracts/money/pesos.ts'
import { FOR_RENT } from '@tahanan/contracts/property/property-status.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useState } from 'react'
import { DialogButtons } from '../dialog/dialog-buttons.tsx'
import type { ListingDraft } from './listing-draft.ts'
import { LISTING_LABELS } from './listing-labels.ts'

/** What is unlikely among the prices that were typed since `before`, in words; empty for nothing. */
export function unlikelyPrices(before: ListingDraft, now: ListingDraft): string[] {
  const isProject = now.listing_type === PROJECT_LISTING
  const isRent = !isProject && now.listing_status === FOR_RENT
  return (isProject ? (['min_price', 'max_price'] as const) : (['price'] as const)).flatMap((field) => {
    const centavos = parsePesos(now[field])
    const isTyped = before[field] !== now[field] || before.listing_status !== now.listing_status
    if (centavos === undefined || !isTyped || !isUnlikelyPrice(centavos, isRent)) return []
    return [`${LISTING_LABELS[field]}: ${formatPesos(centavos)}${isRent ? ' a month' : ''}`]
  })
}

/** Asks once more before prices are saved that are far from the usual, because a zero too many is soon typed. */
export function useUnlikelyPrices(before: ListingDraft, now: ListingDraft, save: () => void) {
  const [asked, setAsked] = useState<readonly string[]>([])
  return {
    save() {
      const unlikely = unlikelyPrices(before, now)
      if (unlikely.length === 0) save()
      else setAsked(unlikely)
    },
    dialog: asked.length > 0 && (
      <Dialog isOpen title="Is this price right?" onClose={() => setAsked([])}>
        <ul className="space-y-1 text-lg font-semibold">
          {asked.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-2 text-ink-soft">This is far from what such listings usually cost.</p>
        <DialogButtons closeLabel="Change it" onClose={() => setAsked([])}>
          <Button
            onClick={() => {
              setAsked([])
              save()
            }}
          >
            Save it so
          </Button>
        </DialogButtons>
      </Dialog>
    ),
  }
}
