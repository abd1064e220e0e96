import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer-answer.ts'
import type { StoredDeveloper } from './developer.store.ts'

/** A developer in the words of §3. */
export function developerAnswerOf({ id, slug, version, fields }: StoredDeveloper): DeveloperAnswer {
  return {
    id,
    slug,
    version,
    name: fields.name,
    office_address: fields.officeAddress,
    contact_number: fields.contactNumber,
    contact_person: fields.contactPerson,
    details: fields.details,
    pictures: [],
  }
}
