import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { useContext, useState } from 'react'
import { m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Button } from '../ui/button.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'

/** For those who ask. */
const AlertDialog = pagePart(undefined, async () => (await import('./alert-dialog.tsx')).AlertDialog)

/** What somebody wants to be told of: a listing, or a search as its page shows it or by its query. */
export type AlertSubject =
  | { readonly listingSlug: string }
  | { readonly search: string }
  | { readonly query: ListingSearchQuery; readonly first: ListingList | undefined }

interface AlertButtonProps {
  readonly subject: AlertSubject
  readonly size?: 'small'
  readonly className?: string
}

/** "Tell me of new ones" (decision 134): the form comes when it is asked for. Nothing where this site sends no alerts, or no script runs. */
export function AlertButton({ subject, size, className = '' }: AlertButtonProps) {
  const { alerts } = useContext(SiteSettingsContext)
  const [isOpen, setOpen] = useState(false)
  // Until its code has come a press would do nothing.
  const isBrowser = useIsBrowser()
  if (!alerts) return null
  return (
    <>
      <Button
        kind="secondary"
        icon="bell"
        size={size}
        disabled={!isBrowser}
        onClick={() => setOpen(true)}
        className={`[@media(scripting:none)]:hidden print:hidden ${className}`}
      >
        {'listingSlug' in subject ? m.alert.watch() : m.alert.tellMe()}
      </Button>
      {isOpen && <AlertDialog subject={subject} onClose={() => setOpen(false)} />}
    </>
  )
}
