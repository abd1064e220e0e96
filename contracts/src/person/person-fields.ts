import type { LicenseDraft } from '../license/license.ts'
import type { Social } from '../social/social.ts'

/** What the forms of brokers and salespersons share. */
export interface PersonFields {
  readonly name: string
  readonly position: string
  /** Numbers separated by `/`. */
  readonly contact: string
  readonly email: string
  readonly socials: readonly Social[]
  readonly licenses: readonly LicenseDraft[]
}

/** Fields to set: one that is absent or undefined stays as it is. */
export type PersonChanges = { readonly [Field in keyof PersonFields]?: PersonFields[Field] | undefined }
