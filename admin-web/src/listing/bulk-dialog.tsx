import type { ListingListItem } from '@tahanan/contracts/listing/listing-answers.ts'
import type { BulkResult } from '@tahanan/contracts/listing/listing-bulk.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { LISTING_WARNING_CODES } from '@tahanan/contracts/listing/listing-rules.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { useState } from 'react'
import { DialogButtons } from '../dialog/dialog-buttons.tsx'
import { AmenityChoices } from '../amenity/amenity-choices.tsx'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { ChoiceField } from '../form/fields.tsx'
import { Failure, WaitingNote } from '../form/saving-notes.tsx'
import { useSaving } from '../form/use-saving.ts'
import { LISTING_CARE_LABELS } from '../overview/care-labels.ts'
import { BrokerField } from '../picker/broker-field.tsx'
import { type BulkAction, type BulkChange } from './bulk-actions.ts'
import { listingsText } from '../screen/count-texts.ts'

interface BulkDialogProps {
  readonly action: BulkAction
  readonly listings: readonly ListingListItem[]
  readonly onDone: (results: readonly BulkResult[]) => void
  readonly onClose: () => void
}

/** Says what will happen to each of the chosen listings before it does, by the rules that will decide it. */
export function BulkDialog({ action, listings, onDone, onClose }: BulkDialogProps) {
  const [change, setChange] = useState<BulkChange | null>(action.change)
  const items = listings.map(({ id, version }) => ({ id, version, ...change }))
  const preview = useEndpoint(
    listingEndpoints.bulk,
    change === null ? null : { body: { listings: items, preview: true } },
    { keepPreviousData: false, revalidateOnFocus: false },
  )
  const saving = useSaving()
  // While it is under way the answer is waited for: it brings the way back.
  const close = (): void => {
    if (!saving.isRunning) onClose()
  }
  const idempotencyKey = useIdempotencyKey(items)
  const results = change === null ? undefined : preview.data?.results
  const changed = results?.filter(({ outcome }) => outcome === 'changed').length ?? 0
  const apply = (): Promise<boolean> =>
    saving.run(async () => {
      const answer = await sendEndpoint(listingEndpoints.bulk, { body: { listings: items } }, { idempotencyKey })
      onDone(answer.results)
    })
  return (
    <Dialog isOpen title={`${action.label}: ${listingsText(listings.length)}`} onClose={close}>
      <div className="space-y-4">
        {action.asks === 'broker' && (
          <BrokerField
            value={change?.broker ?? null}
            onChange={(broker) => setChange(broker === null ? null : { broker })}
          />
        )}
        {action.asks === 'amenities' && <AmenityChange onChange={setChange} />}
        <div role="status" className="space-y-3">
          {change !== null && results === undefined && preview.error === undefined && <Skeleton className="h-24" />}
          {results !== undefined && <Outcomes action={action} listings={listings} results={results} />}
        </div>
        <Failure problem={saving.problem ?? preview.error} onRetry={preview.error && (() => void preview.mutate())} />
        <WaitingNote saving={saving} />
      </div>
      <DialogButtons onClose={close}>
        <Button
          kind={action.change?.is_deleted === true ? 'danger' : 'primary'}
          disabled={changed === 0}
          isBusy={saving.isRunning}
          onClick={() => void apply()}
        >
          {changed === 0 ? action.label : `${action.label}: ${listingsText(changed)}`}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

function AmenityChange({ onChange }: { readonly onChange: (change: BulkChange | null) => void }) {
  const [isAdding, setAdding] = useState(true)
  const [ids, setIds] = useState<readonly number[]>([])
  const set = (adds: boolean, next: readonly number[]): void => {
    setAdding(adds)
    setIds(next)
    if (next.length === 0) onChange(null)
    else onChange(adds ? { add_amenities: [...next] } : { remove_amenities: [...next] })
  }
  return (
    <>
      <ChoiceField
        label="What to do"
        choices={[
          { value: 1, label: 'Add these' },
          { value: 0, label: 'Take these away' },
        ]}
        value={isAdding ? 1 : 0}
        onChange={(value) => set(value === 1, ids)}
      />
      <AmenityChoices value={ids} onChange={(next) => set(isAdding, next)} />
    </>
  )
}

interface OutcomesProps {
  readonly action: BulkAction
  readonly listings: readonly ListingListItem[]
  readonly results: readonly BulkResult[]
}

function Outcomes({ action, listings, results }: OutcomesProps) {
  const rowsOf = (outcome: BulkResult['outcome']) =>
    results.flatMap((result) => {
      const listing = listings.find(({ id }) => id === result.id)
      return listing && result.outcome === outcome ? [{ ...result, listing }] : []
    })
  const [changed, unchanged, refused] = [rowsOf('changed'), rowsOf('unchanged'), rowsOf('refused')]
  const isDeletion = action.change?.is_deleted === true
  const lacks = LISTING_WARNING_CODES.flatMap((code) => {
    const has = changed.filter(({ listing, warnings }) =>
      [...listing.warnings, ...warnings].some((warning) => warning.code === code),
    ).length
    return has === 0 ? [] : [`${LISTING_CARE_LABELS[code]}: ${has}`]
  })
  return (
    <>
      <p>
        {changed.length === 0 ? 'Nothing will change' : `${listingsText(changed.length)} will be ${action.done}`}
        {unchanged.length > 0 && `, ${unchanged.length} already ${unchanged.length === 1 ? 'is' : 'are'}`}
        {refused.length > 0 && `, ${refused.length} cannot be`}.
      </p>
      {changed.length > 0 && (
        <details open={isDeletion}>
          <summary className="cursor-pointer text-sm font-medium text-brand">Which</summary>
          <Names rows={changed.map(({ id, listing }) => ({ id, text: listing.name }))} />
        </details>
      )}
      {isDeletion && (
        <p className="text-sm text-ink-soft">
          Pictures and documents go with them, and their pages say so. Undo brings all of it back.
        </p>
      )}
      {action.change?.is_published === true && lacks.length > 0 && (
        <p className="rounded bg-warning-soft px-4 py-3 text-sm text-warning">
          Visitors will see them as they are. {lacks.join(' · ')}
        </p>
      )}
      {refused.length > 0 && (
        <div className="rounded bg-danger-soft px-4 py-3 text-sm text-danger">
          <p className="font-medium">These stay as they are:</p>
          <Names rows={refused.map(({ id, listing, reason }) => ({ id, text: `${listing.name}: ${reason}` }))} />
        </div>
      )}
    </>
  )
}

function Names({ rows }: { readonly rows: readonly { readonly id: number; readonly text: string }[] }) {
  return (
    // The keyboard scrolls it as well.
    <ul tabIndex={0} className="mt-1 max-h-40 list-disc overflow-y-auto pl-5 text-sm">
      {rows.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}
