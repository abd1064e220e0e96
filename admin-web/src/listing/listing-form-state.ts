import type { FetchCreateData } from '@tahanan/contracts/listing/fetch-create-data.ts'
import type { ListingFormLocks } from '@tahanan/contracts/listing/listing-rules.ts'
import type { ListingDraft } from './listing-draft.ts'
import type { ProjectChoice } from './listing-rules.ts'

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
