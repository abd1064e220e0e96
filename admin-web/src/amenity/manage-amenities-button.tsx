import { type AmenityAnswer, amenityAnswerSchema } from '@tahanan/contracts/amenity/amenity.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { randomKey } from '@tahanan/web/ui/idempotency-key.ts'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { Toast } from '@tahanan/web/ui/toast.tsx'
import { useState } from 'react'
import { DialogButtons } from '../dialog/dialog-buttons.tsx'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { History } from '../audit/history.tsx'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { Failure } from '../form/saving-notes.tsx'
import { TextField } from '../form/fields.tsx'
import { useDraft } from '../form/use-draft.ts'
import { usePassing, useSaving } from '../form/use-saving.ts'
import { useMay } from '../session/use-session.ts'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { RowActions } from '../table/row-actions.tsx'
import { SearchBox } from '../table/search-box.tsx'
import { Form } from '../form/form.tsx'

/** "The amenity alert lasts 3 seconds" (§9). */
const ALERT_MS = 3_000

const PAGE_SIZE = 100

/** Opens what projects and listings choose from; for those who may change it. */
export function ManageAmenitiesButton() {
  const [isOpen, setOpen] = useState(false)
  if (!useMay(amenityEndpoints.update)) return null
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Manage Amenities
      </Button>
      {isOpen && <AmenitiesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

interface Alert {
  readonly tone: 'success' | 'info'
  readonly text: string
}

/** Manage Amenities: create, rename, delete (§2), one below the other, found by typing. */
function AmenitiesDialog({ onClose }: { readonly onClose: () => void }) {
  const [q, setQ] = useState('')
  const list = useEndpoint(amenityEndpoints.list, { query: { q, page_size: PAGE_SIZE } })
  const forget = useForget()
  const [alert, showAlert] = usePassing<Alert>(ALERT_MS)
  const [opened, setOpened] = useState<{ readonly is: 'history' | 'delete'; readonly amenity: AmenityAnswer }>()
  const close = (): void => setOpened(undefined)
  const changed = (text: string, tone: Alert['tone'] = 'success'): void => {
    showAlert({ tone, text })
    forget(amenityEndpoints.list, listingEndpoints.fetchCreateData)
  }
  const saving = useSaving()
  /** "Press enter to create a new one" (§2): only where the search finds nothing, asked anew, for typing is faster. */
  const createUnlessThere = async (name: string): Promise<void> => {
    if (foldText(name) === '') return
    const idempotencyKey = randomKey()
    await saving.run(async () => {
      const found = await sendEndpoint(amenityEndpoints.list, { query: { q: name, page_size: 1 } })
      // There is one of that name already: it is what the search shows now (decision 87).
      if (found.count > 0) return setQ(name)
      await sendEndpoint(amenityEndpoints.create, { body: { name } }, { idempotencyKey })
      changed('Amenity Created')
    })
  }
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
          onEnter={(name) => void createUnlessThere(name)}
        />
        <Failure problem={saving.problem ?? list.error} />
        {isMissing && (
          <p role="status" className="rounded bg-brand-soft px-4 py-3 text-brand-strong">
            No results matching “{q}”. Press enter to create a new one
          </p>
        )}
        {list.data === undefined && list.error === undefined && <Skeleton className="h-64" />}
        <ul className="max-h-[50dvh] divide-y divide-line overflow-y-auto" aria-label="Amenities">
          {amenities.map((amenity) => (
            <AmenityRow
              key={amenity.id}
              amenity={amenity}
              onUpdated={() => changed('Amenity Updated')}
              onOpen={(is) => setOpened({ is, amenity })}
            />
          ))}
        </ul>
        {(list.data?.count ?? 0) > PAGE_SIZE && (
          <p className="text-sm text-ink-soft">
            {PAGE_SIZE} of {list.data?.count} shown. Search for the others.
          </p>
        )}
        <DialogButtons onClose={onClose} />
      </div>
      {alert !== undefined && <Toast tone={alert.tone}>{alert.text}</Toast>}
      {opened?.is === 'history' && (
        <History record={{ noun: 'amenity', id: opened.amenity.id }} name={opened.amenity.name} onClose={close} />
      )}
      {opened?.is === 'delete' && (
        <DeleteDialog
          title="Delete amenity"
          name={opened.amenity.name}
          onDelete={() => sendEndpoint(amenityEndpoints.delete, { params: { id: opened.amenity.id } })}
          onDeleted={() => changed('Amenity Deleted', 'info')}
          onClose={close}
        />
      )}
    </Dialog>
  )
}

interface AmenityRowProps {
  readonly amenity: AmenityAnswer
  readonly onUpdated: () => void
  readonly onOpen: (is: 'history' | 'delete') => void
}

/** One amenity, renamed where it stands. */
function AmenityRow({ amenity, onUpdated, onOpen }: AmenityRowProps) {
  const [isRenamed, setRenamed] = useState(false)
  if (isRenamed) {
    return (
      <li className="py-2">
        <RenameForm
          amenity={amenity}
          onSaved={() => {
            setRenamed(false)
            onUpdated()
          }}
          onClose={() => setRenamed(false)}
        />
      </li>
    )
  }
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <span className="min-w-0">{amenity.name}</span>
      <span className="shrink-0">
        <RowActions
          name={amenity.name}
          actions={[
            { label: 'Rename', onSelect: () => setRenamed(true) },
            { label: 'History', onSelect: () => onOpen('history') },
            { label: 'Delete', isDangerous: true, onSelect: () => onOpen('delete') },
          ]}
        />
      </span>
    </li>
  )
}

interface RenameFormProps {
  readonly amenity: AmenityAnswer
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** The new name of an amenity. It stays while a colleague changes the same one, and both are laid side by side. */
function RenameForm({ amenity, onSaved, onClose }: RenameFormProps) {
  const draft = useDraft(() => nameOf(amenity), { version: amenity.version })
  const edit = useVersionedSave({
    draft,
    answer: amenityAnswerSchema,
    draftOf: nameOf,
    send: (body, _base, version) =>
      sendEndpoint(amenityEndpoints.update, { params: { id: amenity.id }, body }, { version }),
    onSaved,
  })
  const { saving } = edit
  return (
    <>
      <Form className="flex flex-wrap items-end gap-2" onSubmit={() => void edit.save()}>
        <TextField
          className="min-w-40 flex-1"
          label={`New name of ${amenity.name}`}
          autoFocus
          value={draft.values.name}
          messages={saving.messages('name') ?? (saving.problem && [saving.problem.message])}
          onChange={(name) => draft.set('name', name)}
        />
        <Button type="submit" isBusy={saving.isRunning}>
          Save
        </Button>
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
      </Form>
      <StaleDialog edit={edit} labels={{ name: 'Name' }} show={(field, values) => values[field]} />
    </>
  )
}

const nameOf = ({ name }: AmenityAnswer) => ({ name })
