import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { lazy, Suspense, useContext, useState } from 'react'
import { AlertButton } from '../alert/alert-button.tsx'
import { ownAddress } from '../message/language.ts'
import { m } from '../message/messages.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Button } from '../ui/button.tsx'
import { buttonClasses } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { offerLink } from '../ui/offer-link.ts'
import { useIsBrowser } from '../ui/use-is-browser.ts'

/** For those who have something to report. */
const ReportDialog = lazy(async () => ({ default: (await import('../lead/report-dialog.tsx')).ReportDialog }))

const SAID_MS = 4_000

/**
 * To pass a listing on, print it, or say that it is wrong. The mail is a link, and so is the way to tell us without a
 * script; what only a script can do comes with it.
 */
export function ListingActions({ listing: { name, slug } }: { readonly listing: ListingDetail }) {
  const { strictSpec, publicLeads, origin } = useContext(SiteSettingsContext)
  const isBrowser = useIsBrowser()
  const [said, setSaid] = useState('')
  const [isReporting, setReporting] = useState(false)
  if (strictSpec) return null
  const url = new URL(ownAddress(`/listing/${slug}/`), origin).href
  const share = async () => {
    setSaid(await offerLink(url, name))
    setTimeout(() => setSaid(''), SAID_MS)
  }
  // Its place is kept, so that nothing moves as the script comes.
  const ofScript = isBrowser ? '' : 'invisible'
  const look = buttonClasses({ kind: 'secondary', size: 'small' })
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      <Button kind="secondary" size="small" icon="share" onClick={() => void share()} className={ofScript}>
        {said === '' ? m.listing.share() : said}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
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
      {isReporting && (
        <Suspense>
          <ReportDialog listingSlug={slug} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  )
}
