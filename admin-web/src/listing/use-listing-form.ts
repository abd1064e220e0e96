import type { FetchCreateData } from '@tahanan/contracts/listing/fetch-create-data.ts'
import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import type { ListingDraft } from './listing-draft.ts'
import type { ListingFormState } from './listing-form-state.ts'
import { locksOf, settleDraft } from './listing-rules.ts'

/** The listing form's state: what is typed, what that locks, and what is wrong with it. */
export function useListingForm(
  { values, set, update }: DraftState<ListingDraft>,
  saving: Saving,
  choices: FetchCreateData,
): ListingFormState {
  const project = choices.projects.find(({ id }) => id === values.project) ?? null
  return {
    values,
    project,
    choices,
    locks: locksOf(values, project),
    messages: saving.messages,
    set(field, value) {
      set(field, value)
      saving.forget(field)
      if (field === 'property_unit_type') update((now) => settleDraft(now, project))
    },
    apply(rule) {
      update(rule)
      saving.clear()
    },
  }
}
