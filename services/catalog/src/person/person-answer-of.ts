import { isLicensed } from '@tahanan/contracts/license/is-licensed.ts'
import type { PersonAnswer } from '@tahanan/contracts/person/person-answer.ts'
import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import type { Stored } from '../aggregate/stored.ts'
import { contactNumbersOf } from '../contact/contact-numbers-of.ts'
import { licenseAnswerOf } from '../license/license-answer-of.ts'
import type { Person } from './person.ts'

/**
 * A person in the words of §3.
 *
 * @param photo of the person, if there is one
 * @param today `YYYY-MM-DD` in Manila
 */
export function personAnswerOf(
  { id, version, fields }: Stored<Person>,
  photo: PictureAnswer | undefined,
  today: string,
): PersonAnswer {
  const { name, position, contact, email, licenses, socials } = fields
  const image = photo?.url ?? null
  return {
    id,
    version,
    name,
    position,
    contact,
    contact_numbers: contactNumbersOf(contact),
    email,
    email_address: email,
    license: licenses.map((license) => licenseAnswerOf(license, today)),
    is_licensed: isLicensed(licenses, today),
    socials: [...socials],
    image,
    photo: image,
    picture: photo ?? null,
  }
}
