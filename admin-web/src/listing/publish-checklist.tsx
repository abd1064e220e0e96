import type { ListingEdit } from '@tahanan/contracts/listing/listing-answers.ts'
import { NEW_PROJECT_LISTING_DEFAULTS } from '@tahanan/contracts/listing/listing-rules.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { type ListingDraft, NEW_BROKERAGE_LISTING_DEFAULTS } from './listing-draft.ts'

interface PublishChecklistProps {
  readonly listing: ListingEdit
  readonly values: ListingDraft
  readonly isBusy: boolean
  /** Nothing on the list stands in the way. */
  readonly onPublish: () => void
}

/** Of a draft: what visitors would miss, and the button that shows it to them. */
export function PublishChecklist({ listing, values, isBusy, onPublish }: PublishChecklistProps) {
  return (
    <section aria-label="Before it is published" className="rounded bg-brand-soft px-4 py-3 text-sm text-brand-strong">
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1 font-medium">This is a draft: visitors do not see it.</p>
        <Button isBusy={isBusy} onClick={onPublish}>
          Publish
        </Button>
      </div>
      <ul className="mt-1 space-y-1">
        {checks(listing, values).map(({ label, isDone }) => (
          <li key={label} className="flex items-center gap-2">
            <Icon name={isDone ? 'check' : 'alert'} />
            {label}: {isDone ? 'done' : 'still missing'}
          </li>
        ))}
      </ul>
    </section>
  )
}

function checks(listing: ListingEdit, values: ListingDraft) {
  const { brokerage_listing: brokerage } = listing
  const usual = NEW_PROJECT_LISTING_DEFAULTS
  const isUsual =
    values.listing_type === BROKERAGE_LISTING
      ? values.price === String(NEW_BROKERAGE_LISTING_DEFAULTS.price)
      : values.min_price === String(usual.min_price) && values.max_price === String(usual.max_price)
  return [
    { label: 'Its own price', isDone: !isUsual },
    { label: 'A picture', isDone: listing.pictures.length > 0 },
    { label: 'A location that is understood', isDone: listing.area !== null },
    ...(brokerage === null ? [] : [{ label: 'An authority', isDone: brokerage.authority_to_lease.length > 0 }]),
  ]
}
