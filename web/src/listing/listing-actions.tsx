import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { useContext, useState } from 'react'
import { AlertButton } from '../alert/alert-button.tsx'
import { ownAddress } from '../message/language.ts'
import { m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Button } from '../ui/button.tsx'
import { buttonClasses } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'

/** For those who have something to report. */
const ReportDialog = pagePart(undefined, async () => (await import('../lead/report-dialog.tsx')).ReportDialog)

/**
 * To pass a listing on, print it, or say that it is wrong. The mail is a link, and so is the way to tell us without a
 * script; what only a script can do comes with it.
 */
export function ListingActions({ listing: { name, slug } }: { readonly listing: ListingDetail }) {
  const { strictSpec, publicLeads, origin } = useContext(SiteSettingsContext)
  const isBrowser = useIsBrowser()
  const [isReporting, setReporting] = useState(false)
  if (strictSpec) return null
  const url = new URL(ownAddress(`/listing/${slug}/`), origin).href
  // Its place is kept, so that nothing moves as the script comes.
  const ofScript = isBrowser ? '' : 'invisible'
  const look = buttonClasses({ kind: 'secondary', size: 'small' })
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      <ShareButton label={m.listing.share()} address={() => url} title={name} size="small" className={ofScript} />
      <a href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`} className={look}>
        <Icon name="message" className="size-4" />
        {m.listing.email()}
      </a>
      <Button kind="secondary" size="small" onClick={() => window.print()} className={ofScript}>
        {m.listing.print()}
      </Button>
      <AlertButton subject={{ listingSlug: slug }} size="small" className={ofScript} />
      {publicLeads && (
        <a
          href={ownAddress('/contactus')}
          onClick={(event) => {
            event.preventDefault()
            setReporting(true)
          }}
          className={buttonClasses({ kind: 'quiet', size: 'small' })}
        >
          {m.listing.report()}
        </a>
      )}
      {isReporting && <ReportDialog listingSlug={slug} onClose={() => setReporting(false)} />}
    </div>
  )
}
