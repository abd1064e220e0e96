import type { FetchCreateData } from '@tahanan/contracts/listing/fetch-create-data.ts'
import type { ListingEdit } from '@tahanan/contracts/listing/listing-edit.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { ButtonLink } from '@tahanan/web/ui/button-link.tsx'
import { useSearchParams } from 'react-router-dom'
import { LeaveDialog } from '../dialog/leave-dialog.tsx'
import { Failure } from '../form/failure.tsx'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useFirstProblem } from '../form/use-first-problem.ts'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { usePassing } from '../form/use-passing.ts'
import { WaitingNote } from '../form/waiting-note.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { Tabs } from '../screen/tabs.tsx'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { ListingDocuments } from './listing-documents.tsx'
import { listingDraftOf } from './listing-draft-of.ts'
import { ListingForm } from './listing-form.tsx'
import { LISTING_FORM_FIELDS } from './listing-form-fields.ts'
import { LISTING_LABELS } from './listing-labels.ts'
import { ListingWarnings } from './listing-warnings.tsx'
import { shownListingField } from './shown-listing-field.ts'
import { useListingForm } from './use-listing-form.ts'
import { useListingSave } from './use-listing-save.ts'

interface EditListingProps {
  readonly listing: ListingEdit
  readonly choices: FetchCreateData
  readonly onChanged: () => Promise<unknown>
}

const TABS = [
  { name: 'info', label: 'Info' },
  { name: 'documents', label: 'Documents' },
] as const

/** "Tabs Info and Documents. Save shows a 'Saved!' alert for about 1.5 s" (§2). Saving asks the server alone (§5). */
export function EditListing({ listing, choices, onChanged }: EditListingProps) {
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

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (tab === 'info') void save()
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
      <LeaveDialog blocker={blocker} />
    </form>
  )
}
