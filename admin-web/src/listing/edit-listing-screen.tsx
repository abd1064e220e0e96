import {
  type FetchCreateData,
  type ListingEdit,
  listingEditSchema,
} from '@tahanan/contracts/listing/listing-answers.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Card } from '@tahanan/web/ui/card.tsx'
import { useParams, useSearchParams } from 'react-router-dom'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint, useForget } from '../api/use-endpoint.ts'
import { LeaveDialog } from '../dialog/leave-dialog.tsx'
import { DocumentSection } from '../document/document-section.tsx'
import { documentSlots } from '../document/document-slots.ts'
import { changedPart } from '../form/three-way.ts'
import { Failure } from '../form/failure.tsx'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { type DraftState, useDraft, useLeaveGuard } from '../form/use-draft.ts'
import { useFirstProblem, usePassing } from '../form/use-saving.ts'
import { WaitingNote } from '../form/waiting-note.tsx'
import { ImageSection } from '../picture/image-section.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { Tabs } from '../screen/tabs.tsx'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { useVersionedSave, type VersionedSave } from '../stale/use-versioned-save.ts'
import { listingBodyOf, type ListingDraft, listingDraftOf } from './listing-draft.ts'
import { ListingForm } from './listing-form.tsx'
import { LISTING_FORM_FIELDS, LISTING_LABELS, shownListingField } from './listing-labels.ts'
import { ListingWarnings } from './listing-warnings.tsx'
import { useUnlikelyPrices } from './unlikely-price.tsx'
import { useListingForm } from './use-listing-form.ts'

const TABS = [
  { name: 'info', label: 'Info' },
  { name: 'documents', label: 'Documents' },
] as const

/** One listing to be changed. */
export function EditListingScreen() {
  const { id = '' } = useParams()
  const choices = useEndpoint(listingEndpoints.fetchCreateData, {}, { revalidateOnFocus: false })
  const listing = useEndpoint(listingEndpoints.fetchEdit, { params: { id } }, { keepPreviousData: false })
  return (
    <Loaded state={listing}>
      {(edited) => (
        <Loaded state={choices}>
          {(data) => <EditListing key={edited.id} listing={edited} choices={data} onChanged={() => listing.mutate()} />}
        </Loaded>
      )}
    </Loaded>
  )
}

interface EditListingProps {
  readonly listing: ListingEdit
  readonly choices: FetchCreateData
  readonly onChanged: () => Promise<unknown>
}

/** "Tabs Info and Documents. Save shows a 'Saved!' alert for about 1.5 s" (§2). Saving asks the server alone (§5). */
function EditListing({ listing, choices, onChanged }: EditListingProps) {
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'documents' ? 'documents' : 'info'
  const draft = useDraft(() => listingDraftOf(listing))
  const [isSaved, flash] = usePassing<true>(SAVED_MS)
  const edit = useListingSave(listing, draft, () => {
    flash(true)
    void onChanged()
  })
  const form = useListingForm(draft, edit.saving, choices)
  const blocker = useLeaveGuard(draft.isDirty)
  const showFirstProblem = useFirstProblem()
  const save = async (): Promise<void> => {
    await edit.save()
    showFirstProblem()
  }

  const prices = useUnlikelyPrices(draft.base, draft.values, () => void save())

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (tab === 'info') prices.save()
      }}
    >
      <ScreenHead isSticky title={listing.name}>
        <SavedFlash isShown={isSaved === true} />
        <ButtonLink kind="secondary" to="/dashboard/listings" icon="chevron-left">
          Back
        </ButtonLink>
        {tab === 'info' && (
          <Button type="submit" isBusy={edit.saving.isRunning}>
            Save
          </Button>
        )}
      </ScreenHead>
      <div className="mb-4 space-y-3">
        <Failure problem={edit.saving.problem} shownFields={LISTING_FORM_FIELDS} />
        <WaitingNote saving={edit.saving} />
        <ListingWarnings warnings={listing.warnings} />
      </div>
      <Tabs
        label="Listing"
        tabs={TABS}
        chosen={tab}
        onChoose={(name) => setSearch(name === 'info' ? {} : { tab: name }, { replace: true })}
      >
        {tab === 'info' ? <ListingForm form={form} /> : <ListingDocuments listing={listing} onChanged={onChanged} />}
      </Tabs>
      <StaleDialog
        edit={edit}
        labels={LISTING_LABELS}
        show={(field, values) => shownListingField(field, values, choices)}
      />
      {prices.dialog}
      <LeaveDialog blocker={blocker} />
    </form>
  )
}

/** Saves what has been changed of a listing, against the version that the form started from. */
function useListingSave(
  listing: ListingEdit,
  draft: DraftState<ListingDraft>,
  onSaved: () => void,
): VersionedSave<ListingDraft> {
  const forget = useForget()
  return useVersionedSave({
    draft,
    version: listing.version,
    onSaved() {
      forget(listingEndpoints.list, listingEndpoints.fetchView)
      onSaved()
    },
    answer: listingEditSchema,
    draftOf: listingDraftOf,
    send(values, base, version) {
      const body = changedPart(listingBodyOf(base), listingBodyOf(values))
      return sendEndpoint(listingEndpoints.update, { params: { id: listing.id }, body }, { version })
    },
  })
}

interface ListingDocumentsProps {
  readonly listing: ListingEdit
  readonly onChanged: () => Promise<unknown>
}

/** "Documents tab: an Images section (title Pictures). For Brokerage listings also" the papers (§2). */
function ListingDocuments({ listing, onChanged }: ListingDocumentsProps) {
  const { brokerage_listing: brokerage } = listing
  return (
    <div className="space-y-6">
      <Card className="p-4 sm:p-6">
        <ImageSection
          title="Pictures"
          owner="listing"
          ownerId={listing.id}
          pictures={listing.pictures}
          onChanged={onChanged}
        />
      </Card>
      {brokerage !== null &&
        documentSlots(brokerage.listing_status).map((slot) => (
          <Card key={slot.kind} className="p-4 sm:p-6">
            <DocumentSection
              title={slot.title}
              kind={slot.kind}
              hasValidUntil={slot.isAuthority}
              listingId={listing.id}
              documents={brokerage[slot.field]}
              onChanged={onChanged}
            />
          </Card>
        ))}
    </div>
  )
}
