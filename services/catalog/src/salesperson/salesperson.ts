import type { SalespersonFields } from '@tahanan/contracts/salesperson/salesperson-fields.ts'
import type { Stored } from '../aggregate/stored.ts'
import type { Person } from '../person/person.ts'

/** A salesperson as it is stored. */
export interface Salesperson extends Person, Pick<SalespersonFields, 'brokerId'> {}

export type StoredSalesperson = Stored<Salesperson>
