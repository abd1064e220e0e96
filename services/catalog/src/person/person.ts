import { isLicensed, type License } from '@tahanan/contracts/license/license.ts'
import type { PersonAnswer, PersonFields } from '@tahanan/contracts/person/person.ts'
import type { PictureAnswer } from '@tahanan/contracts/picture/picture.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Stored } from '../aggregate/stored.store.ts'
import { contactNumbersOf, contactSearchText } from '../contact/contact-numbers-of.ts'
import { licenseAnswerOf } from '../license/resolve-licenses.ts'
import { foldedName } from '../name/refuse-duplicate-name.ts'
import { columnsOf, type RowColumns } from '../row/row.store.ts'

/** What brokers and salespersons share, as it is stored: their licences have ids. */
export interface Person extends Omit<PersonFields, 'licenses'> {
  readonly licenses: readonly License[]
}

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

/** What is written of a person, with what their kind has beside; `q` of the staff lists looks through `search_folded`. */
export function personColumns(person: Person): RowColumns {
  const { name, position, contact, email, licenses, socials } = person
  const numbers = licenses.map((license) => license.name)
  return {
    ...columnsOf(person),
    name_folded: foldedName(name),
    licenses: JSON.stringify(licenses),
    socials: JSON.stringify(socials),
    search_folded: foldText([name, position, contactSearchText(contact), email, ...numbers].join(' ')),
  }
}
