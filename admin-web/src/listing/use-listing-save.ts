import { type ListingEdit, listingEditSchema } from '@tahanan/contracts/listing/listing-edit.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { changedPart } from '../form/changed-part.ts'
import type { DraftState } from '../form/use-draft.ts'
import { useVersionedSave, type VersionedSave } from '../stale/use-versioned-save.ts'
import { listingBodyOf } from './listing-body-of.ts'
import type { ListingDraft } from './listing-draft.ts'
import { listingDraftOf } from './listing-draft-of.ts'

/** Saves what has been changed of a listing, against the version that the form started from. */
export function useListingSave(
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
