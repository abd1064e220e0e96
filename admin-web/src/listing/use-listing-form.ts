import type { FetchCreateData } from '@tahanan/contracts/listing/listing-answers.ts'
import { formField } from '../form/fields.tsx'
import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import type { ListingDraft } from './listing-draft.ts'
import { LISTING_LABELS } from './listing-labels.ts'
import { locksOf, normaliseDraft } from './listing-rules.ts'

/** The listing form's state: what is typed, what that locks, and what is wrong with it. */
export function useListingForm(draft: DraftState<ListingDraft>, saving: Saving, choices: FetchCreateData) {
  const { values, set, update } = draft
  const project = choices.projects.find(({ id }) => id === values.project) ?? null
  return {
    values,
    project,
    choices,
    locks: locksOf(values, project),
    messages: saving.messages,
    /** Its name, its value, what is wrong with it, and a change. */
    field: <Name extends keyof typeof LISTING_LABELS>(name: Name, saidOf?: readonly string[]) => ({
      label: LISTING_LABELS[name],
      ...formField<ListingDraft, Name>(draft, saving, name, saidOf),
    }),
    set<Name extends keyof typeof LISTING_LABELS>(field: Name, value: ListingDraft[Name]): void {
      set(field, value)
      saving.forget(field)
      if (field === 'property_unit_type') update((now) => normaliseDraft(now, project))
    },
    /** Applies a rule: a choice that changes other fields. */
    apply(rule: (values: ListingDraft) => ListingDraft): void {
      update(rule)
      saving.clear()
    },
  }
}

/** What every part of the listing form works with. */
export type ListingFormState = ReturnType<typeof useListingForm>
