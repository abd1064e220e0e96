import {
  type FetchCreateData,
  type ListingEdit,
  listingEditSchema,
} from '@tahanan/contracts/listing/listing-answers.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { changedPart } from '../form/three-way.ts'
import { SavingNotes } from '../form/saving-notes.tsx'
import { KeptDraftNote } from '../form/kept-draft-note.tsx'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { usePassing } from '../form/use-saving.ts'
import { lastListAddress } from '../table/use-table-address.ts'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { SiteLink } from '../screen/site-link.tsx'
import { Tabs } from '../screen/tabs.tsx'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { OvertakenNote } from '../stale/overtaken-note.tsx'
import { StaleDialog } from '../stale/stale-dialog.tsx'
import { useVersionedSave } from '../stale/use-versioned-save.ts'
import { listingBodyOf, type ListingDraft, listingDraftOf, NEW_BROKERAGE_LISTING_DEFAULTS } from './listing-draft.ts'
import { ListingForm } from './listing-form.tsx'
import { LISTING_FORM_FIELDS, LISTING_LABELS, shownListingField } from './listing-labels.ts'
import { ListingWarnings } from './listing-warnings.tsx'
import { useUnlikelyPrices } from './unlikely-price.tsx'
import { useListingChoices } from './use-listing-choices.ts'
import { useListingForm } from './use-listing-form.ts'
import { useFetchAhead } from '../api/use-fetch-ahead.ts'
import { Form } from '../form/form.tsx'
import { NEW_PROJECT_LISTING_DEFAULTS } from '@tahanan/contracts/listing/listing-rules.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { Icon } from '@tahanan/web/ui/icon.tsx'

const TABS = [
  { name: 'info', label: 'Info' },
  { name: 'documents', label: 'Documents' },
  ...(dashboardSettings.strictSpec ? [] : ([{ name: 'interest', label: 'Interest' }] as const)),
] as const

const importDocuments = async () => ({ default: (await import('./listing-documents.tsx')).ListingDocuments })
const ListingDocuments = lazy(importDocuments)
const ListingInterest = lazy(async () => ({
  default: (await import('../interest/listing-interest.tsx')).ListingInterest,
}))

/** One listing to be changed. */
export function EditListingScreen() {
  const { id = '' } = useParams()
  const choices = useListingChoices()
  const listing = useEndpoint(listingEndpoints.fetchEdit, { params: { id } }, { keepPreviousData: false })
  return (
    <Loaded state={listing}>
      {(edited) => (
        <Loaded state={choices}>
          {(data) => (
            <EditListing
              key={edited.id}
              listing={edited}
              isGone={listing.error?.isGone === true}
              choices={data}
              onChanged={() => listing.mutate()}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

interface EditListingProps {
  readonly listing: ListingEdit
  /** Then there is nothing newer that could be laid beside it. */
  readonly isGone: boolean
  readonly choices: FetchCreateData
  readonly onChanged: () => Promise<unknown>
}

/** "Tabs Info and Documents. Save shows a 'Saved!' alert for about 1.5 s" (§2). Saving asks the server alone (§5). */
function EditListing({ listing, isGone, choices, onChanged }: EditListingProps) {
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find(({ name }) => name === search.get('tab'))?.name ?? 'info'
  const draft = useDraft(() => listingDraftOf(listing), {
    version: listing.version,
    name: `listing ${listing.id}`,
  })
  const [isSaved, flash] = usePassing<true>(SAVED_MS)
  const forget = useForget()
  const edit = useVersionedSave({
    draft,
    record: { noun: 'listing', id: listing.id },
    answer: listingEditSchema,
    draftOf: listingDraftOf,
    send(values, base, version) {
      const body = changedPart(listingBodyOf(base), listingBodyOf(values))
      return sendEndpoint(listingEndpoints.update, { params: { id: listing.id }, body }, { version })
    },
    onSaved() {
      forget(listingEndpoints.list, listingEndpoints.fetchView)
      flash(true)
      void onChanged()
    },
  })
  const form = useListingForm(draft, edit.saving, choices)
  useLeaveGuard(draft.isDirty)
  useFetchAhead(importDocuments)
  const prices = useUnlikelyPrices(draft.base, draft.values, () => void edit.save())
  const publishing = useUnlikelyPrices(draft.base, draft.values, () => {
    draft.set('is_published', true)
    void edit.save({ ...draft.values, is_published: true })
  })

  return (
    <Form onSubmit={() => tab === 'info' && prices.save()}>
      <ScreenHead
        isSticky
        title={listing.name}
        below={<SavingNotes saving={edit.saving} shownFields={LISTING_FORM_FIELDS} />}
      >
        {/* On a phone over the end of the title: beside the buttons is no room, and none of them may move. */}
        <span className="max-sm:absolute max-sm:right-1 max-sm:top-2 max-sm:bg-page">
          <SavedFlash isShown={isSaved === true} />
        </span>
        {listing.is_published && <SiteLink path={`/listing/${listing.slug}/`} />}
        <ButtonLink kind="secondary" to={lastListAddress('/dashboard/listings')} icon="chevron-left">
          Back
        </ButtonLink>
        {tab === 'info' && (
          <Button type="submit" isBusy={edit.saving.isRunning}>
            Save
          </Button>
        )}
      </ScreenHead>
      <div className="mb-4 space-y-3">
        <KeptDraftNote draft={draft} />
        {!isGone && <OvertakenNote edit={edit} get={listingEndpoints.fetchEdit} />}
        {!listing.is_published && !dashboardSettings.strictSpec && (
          <PublishChecklist
            listing={listing}
            values={draft.values}
            isBusy={edit.saving.isRunning}
            onPublish={() => publishing.save()}
          />
        )}
        <ListingWarnings warnings={listing.warnings} />
      </div>
      <Tabs
        label="Listing"
        tabs={TABS}
        chosen={tab}
        onChoose={(name) => setSearch(name === 'info' ? {} : { tab: name }, { replace: true })}
      >
        {(name) => {
          if (name === 'info') return <ListingForm form={form} />
          return (
            <Suspense fallback={<Skeleton className="h-44" />}>
              {name === 'interest' ? (
                <ListingInterest id={listing.id} />
              ) : (
                <ListingDocuments listing={listing} onChanged={onChanged} />
              )}
            </Suspense>
          )
        }}
      </Tabs>
      <StaleDialog
        edit={edit}
        labels={LISTING_LABELS}
        show={(field, values) => shownListingField(field, values, choices)}
      />
      {prices.dialog}
      {publishing.dialog}
    </Form>
  )
}

interface PublishChecklistProps {
  readonly listing: ListingEdit
  readonly values: ListingDraft
  readonly isBusy: boolean
  /** Nothing on the list stands in the way. */
  readonly onPublish: () => void
}

/** Of a draft: what visitors would miss, and the button that shows it to them. */
function PublishChecklist({ listing, values, isBusy, onPublish }: PublishChecklistProps) {
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
  /** Each beside what a new form begins with. */
  const prices =
    values.listing_type === BROKERAGE_LISTING
      ? [[values.price, NEW_BROKERAGE_LISTING_DEFAULTS.price]]
      : [
          [values.min_price, usual.min_price],
          [values.max_price, usual.max_price],
        ]
  return [
    { label: 'Its own price', isDone: prices.some(([price, begun]) => price !== '' && price !== String(begun)) },
    { label: 'A picture', isDone: listing.pictures.length > 0 },
    { label: 'A location that is understood', isDone: listing.area !== null },
    ...(brokerage === null ? [] : [{ label: 'An authority', isDone: brokerage.authority_to_lease.length > 0 }]),
  ]
}
