import type { PersonChanges } from '@tahanan/contracts/person/person-fields.ts'
import type { PoolClient } from 'pg'
import { settleLicenses } from '../license/settle-licenses.ts'
import type { Person } from './person.ts'

/** A person with what a form sets. @throws InvalidInput on `license` */
export async function changedPerson(client: PoolClient, person: Person, changes: PersonChanges): Promise<Person> {
  const { licenses } = changes
  return {
    name: changes.name ?? person.name,
    position: changes.position ?? person.position,
    contact: changes.contact ?? person.contact,
    email: changes.email ?? person.email,
    socials: changes.socials ?? person.socials,
    licenses: licenses === undefined ? person.licenses : await settleLicenses(client, person.licenses, licenses),
  }
}
