import type { License } from '@tahanan/contracts/license/license.ts'
import type { PersonFields } from '@tahanan/contracts/person/person-fields.ts'

/** What brokers and salespersons share, as it is stored: their licences have ids. */
export interface Person extends Omit<PersonFields, 'licenses'> {
  readonly licenses: readonly License[]
}
