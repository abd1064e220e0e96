import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer-answer.ts'
import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import type { StoredDeveloper } from './developer-table.ts'

/** A developer in the words of §3; `pictures` are the logo, or none (decision 80). */
export function developerAnswerOf(
  { id, slug, version, fields }: StoredDeveloper,
  pictures: PictureAnswer[],
): DeveloperAnswer {
  return {
    id,
    slug,
    version,
    name: fields.name,
    office_address: fields.officeAddress,
    contact_number: fields.contactNumber,
    contact_person: fields.contactPerson,
    details: fields.details,
    pictures,
  }
}
