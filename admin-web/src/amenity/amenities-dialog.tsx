import type { AmenityAnswer } from '@tahanan/contracts/amenity/amenity-answer.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { Toast } from '@tahanan/web/ui/toast.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { Failure } from '../form/failure.tsx'
import { usePassing } from '../form/use-passing.ts'
import { SearchBox } from '../table/search-box.tsx'
import { AmenityRow } from './amenity-row.tsx'
import { useCreateAmenity } from './use-create-amenity.ts'

/** "The amenity alert lasts 3 seconds" (§9). */
const ALERT_MS = 3_000
const PAGE_SIZE = 100

interface Alert {
  readonly tone: 'success' | 'info'
  readonly text: string
}

/** Manage Amenities: create, rename, delete (§2), one below the other, found by typing. */
export function AmenitiesDialog({ onClose }: { readonly onClose: () => void }) {
  const [q, setQ] = useState('')
  const list = useEndpoint(amenityEndpoints.list, { query: { q, page_size: PAGE_SIZE } })
  const forget = useForget()
  const [alert, showAlert] = usePassing<Alert>(ALERT_MS)
  const [deleted, setDeleted] = useState<AmenityAnswer>()
  const changed = (text: string, tone: Alert['tone'] = 'success'): void => {
    showAlert({ tone, text })
    forget(amenityEndpoints.list, listingEndpoints.fetchCreateData)
  }
  const creation = useCreateAmenity({
    onCreated: () => changed('Amenity Created'),
    // There is one of that name already: it is what the search shows now (decision 87).
    onFound: (name) => setQ(name),
  })
  const amenities = list.data?.results ?? []
  const isMissing = q !== '' && list.data?.count === 0 && !list.isValidating

  return (
    <Dialog isOpen title="Manage Amenities" onClose={onClose}>
      <div className="space-y-4">
        <SearchBox
          isWide
          label="Search or create amenities"
          value={q}
          onSearch={setQ}
          onEnter={(name) => void creation.createUnlessThere(name)}
        />
        <Failure problem={creation.problem ?? list.error} />
        {isMissing && (
          <p role="status" className="rounded bg-brand-soft px-4 py-3 text-brand-strong">
            No results matching “{q}”. Press enter to create a new one
          </p>
        )}
        {list.data === undefined && list.error === undefined && <Skeleton className="h-64" />}
        <ul className="max-h-[50dvh] divide-y divide-line overflow-y-auto" aria-label="Amenities">
          {amenities.map((amenity) => (
            <AmenityRow
              key={`${amenity.id} ${amenity.version}`}
              amenity={amenity}
              onUpdated={() => changed('Amenity Updated')}
              onDelete={() => setDeleted(amenity)}
            />
          ))}
        </ul>
        {(list.data?.count ?? 0) > PAGE_SIZE && (
          <p className="text-sm text-ink-soft">
            {PAGE_SIZE} of {list.data?.count} shown. Search for the others.
          </p>
        )}
        <div className="flex justify-end">
          <Button kind="secondary" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      {alert !== undefined && <Toast tone={alert.tone}>{alert.text}</Toast>}
      {deleted !== undefined && (
        <DeleteDialog
          title="Delete amenity"
          name={deleted.name}
          onDelete={() => sendEndpoint(amenityEndpoints.delete, { params: { id: deleted.id } })}
          onDeleted={() => {
            setDeleted(undefined)
            changed('Amenity Deleted', 'info')
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Dialog>
  )
}
