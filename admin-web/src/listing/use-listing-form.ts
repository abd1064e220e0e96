import type { FetchCreateData } from '@tahanan/contracts/listing/listing-answers.ts'
import type { DraftState } from '../form/use-draft.ts'
import type { Saving } from '../form/use-saving.ts'
import type { ListingDraft } from './listing-draft.ts'
import { type ListingFormLocks, locksOf, type ProjectChoice, normaliseDraft } from './listing-rules.ts'

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
      if (field === 'property_unit_type') update((now) => normaliseDraft(now, project))
    },
    apply(rule) {
      update(rule)
      saving.clear()
    },
  }
}

/** What every part of the listing form works with. */
export interface ListingFormState {
  readonly values: ListingDraft
  readonly project: ProjectChoice | null
  readonly choices: FetchCreateData
  readonly locks: ListingFormLocks
  set<Field extends keyof ListingDraft & string>(field: Field, value: ListingDraft[Field]): void
  /** Applies a rule: a choice that changes other fields. */
  apply(rule: (values: ListingDraft) => ListingDraft): void
  /** What is wrong with a field. */
  messages(field: string): readonly string[] | undefined
}
