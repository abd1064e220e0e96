import type { Changes } from '../endpoint/changes.ts'
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

export type PersonChanges = Changes<PersonFields>
