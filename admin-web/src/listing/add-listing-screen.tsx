import type { FetchCreateData } from '@tahanan/contracts/listing/listing-answers.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint, useForget } from '../api/use-endpoint.ts'
import { LeaveDialog } from '../dialog/leave-dialog.tsx'
import { Failure } from '../form/failure.tsx'
import { useDraft, useLeaveGuard } from '../form/use-draft.ts'
import { useFirstProblem, useSaving } from '../form/use-saving.ts'
import { WaitingNote } from '../form/waiting-note.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { listingBodyOf, listingProblems, newListingDraft } from './listing-draft.ts'
import { ListingForm } from './listing-form.tsx'
import { LISTING_FORM_FIELDS } from './listing-labels.ts'
import { useUnlikelyPrices } from './unlikely-price.tsx'
import { useListingForm } from './use-listing-form.ts'

/** "Back returns to listings. Create submits, and on success goes to the edit screen of the new listing" (§2). */
export function AddListingScreen() {
  const data = useEndpoint(listingEndpoints.fetchCreateData, {}, { revalidateOnFocus: false })
  return <Loaded state={data}>{(choices) => <NewListing choices={choices} />}</Loaded>
}

function NewListing({ choices }: { readonly choices: FetchCreateData }) {
  const navigate = useNavigate()
  const forget = useForget()
  const draft = useDraft(() => newListingDraft(PROJECT_LISTING, choices.default_broker_id))
  const saving = useSaving()
  const form = useListingForm(draft, saving, choices)
  const idempotencyKey = useIdempotencyKey(draft.values)
  const [createdId, setCreatedId] = useState<number>()
  const blocker = useLeaveGuard(draft.isDirty && createdId === undefined)
  const showFirstProblem = useFirstProblem()

  // Only once nothing holds the screen back any more.
  useEffect(() => {
    if (createdId !== undefined) void navigate(`/dashboard/editlisting/${createdId}?tab=documents`)
  }, [createdId, navigate])

  const create = async (): Promise<void> => {
    const { values } = draft
    if (saving.refuse(listingProblems(values, form.project))) return showFirstProblem()
    const isSaved = await saving.run(async () => {
      const query = { listing_type: values.listing_type === PROJECT_LISTING ? 'project' : 'brokerage' }
      const body = listingBodyOf(values)
      const { id } = await sendEndpoint(listingEndpoints.create, { query, body }, { idempotencyKey })
      setCreatedId(id)
      forget(listingEndpoints.list)
    })
    if (!isSaved) showFirstProblem()
  }

  const prices = useUnlikelyPrices(draft.base, draft.values, () => void create())

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        prices.save()
      }}
    >
      <ScreenHead isSticky title="Add Listing">
        <ButtonLink kind="secondary" to="/dashboard/listings" icon="chevron-left">
          Back
        </ButtonLink>
        <Button type="submit" isBusy={saving.isRunning}>
          Create
        </Button>
      </ScreenHead>
      <div className="mb-5 space-y-3">
        <Failure problem={saving.problem} shownFields={LISTING_FORM_FIELDS} />
        <WaitingNote saving={saving} />
      </div>
      <ListingForm form={form} isNew />
      <div className="mt-6 flex justify-end">
        <Button type="submit" isBusy={saving.isRunning}>
          Create
        </Button>
      </div>
      {prices.dialog}
      <LeaveDialog blocker={blocker} />
    </form>
  )
}
