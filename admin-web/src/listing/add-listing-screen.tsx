import type { FetchCreateData, ListingEdit } from '@tahanan/contracts/listing/listing-answers.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { SavingNotes } from '../form/saving-notes.tsx'
import { KeptDraftNote } from '../form/kept-draft-note.tsx'
import { useDraft } from '../form/use-draft.ts'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { useSaving } from '../form/use-saving.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { lastListAddress } from '../table/use-table-address.ts'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { copiedListingDraft, listingBodyOf, listingProblems, newListingDraft } from './listing-draft.ts'
import { ListingForm } from './listing-form.tsx'
import { LISTING_FORM_FIELDS } from './listing-labels.ts'
import { useUnlikelyPrices } from './unlikely-price.tsx'
import { useListingChoices } from './use-listing-choices.ts'
import { useListingForm } from './use-listing-form.ts'
import { Form } from '../form/form.tsx'

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: false }

/**
 * "Back returns to listings. Create submits, and on success goes to the edit screen of the new listing" (§2). With
 * `?copy=12` the form begins as that listing.
 */
export function AddListingScreen() {
  const [search] = useSearchParams()
  const id = search.get('copy')
  const data = useListingChoices()
  const original = useEndpoint(listingEndpoints.fetchEdit, id === null ? null : { params: { id } }, ONCE)
  return (
    <Loaded state={data}>
      {(choices) =>
        id === null ? (
          <NewListing key="new" choices={choices} />
        ) : (
          <Loaded state={original}>{(listing) => <NewListing key={id} choices={choices} original={listing} />}</Loaded>
        )
      }
    </Loaded>
  )
}

interface NewListingProps {
  readonly choices: FetchCreateData
  readonly original?: ListingEdit
}

function NewListing({ choices, original }: NewListingProps) {
  const navigate = useNavigate()
  const forget = useForget()
  // Nothing is public before it is published; the specification's form publishes at once.
  const draft = useDraft(
    () => ({
      ...(original === undefined
        ? newListingDraft(PROJECT_LISTING, choices.default_broker_id)
        : copiedListingDraft(original)),
      is_published: dashboardSettings.strictSpec,
    }),
    {
      name: original === undefined ? 'new listing' : `copy of listing ${original.id}`,
    },
  )
  const saving = useSaving()
  const form = useListingForm(draft, saving, choices)
  const idempotencyKey = useIdempotencyKey(draft.values)
  const [createdId, setCreatedId] = useState<number>()
  useLeaveGuard(draft.isDirty && createdId === undefined)

  // Only once nothing holds the screen back any more.
  useEffect(() => {
    if (createdId !== undefined) void navigate(`/dashboard/editlisting/${createdId}?tab=documents`)
  }, [createdId, navigate])

  const create = async (): Promise<void> => {
    const { values } = draft
    await saving.run(async () => {
      const query = { listing_type: values.listing_type === PROJECT_LISTING ? 'project' : 'brokerage' }
      const body = listingBodyOf(values)
      const { id } = await sendEndpoint(listingEndpoints.create, { query, body }, { idempotencyKey })
      draft.forget()
      setCreatedId(id)
      forget(listingEndpoints.list)
    })
  }

  const prices = useUnlikelyPrices(draft.base, draft.values, () => void create())
  // Nobody is asked about the price of what cannot be saved anyway.
  const submit = (): void => {
    if (!saving.refuse(listingProblems(draft.values, form.project))) prices.save()
  }

  return (
    <Form onSubmit={submit}>
      <ScreenHead
        isSticky
        title={original === undefined ? 'Add Listing' : `Copy of ${original.name}`}
        below={<SavingNotes saving={saving} shownFields={LISTING_FORM_FIELDS} />}
      >
        <ButtonLink kind="secondary" to={lastListAddress('/dashboard/listings')} icon="chevron-left">
          Back
        </ButtonLink>
        <Button type="submit" isBusy={saving.isRunning}>
          Create
        </Button>
      </ScreenHead>
      <div className="mb-5 space-y-3">
        <KeptDraftNote draft={draft} />
      </div>
      <ListingForm form={form} isNew />
      <div className="mt-6 flex justify-end">
        <Button type="submit" isBusy={saving.isRunning}>
          Create
        </Button>
      </div>
      {prices.dialog}
    </Form>
  )
}
