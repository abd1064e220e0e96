import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import type { PersonDraft } from './person-draft.ts'

const REQUIRED = ['Field is required']

interface PersonRequirements {
  /** Of position and numbers, as salespersons have to have them (§5); a broker's name is enough. */
  readonly isSalesperson: boolean
  readonly isEdit: boolean
  readonly hasPhoto: boolean
}

/**
 * §5 "Salesperson": name, position, numbers and photo on add; name, position, numbers, e-mail and licence on update
 * (decisions 91, 92).
 */
export function personProblems(
  draft: PersonDraft,
  { isSalesperson, isEdit, hasPhoto }: PersonRequirements,
): FieldMessages {
  const isEmpty: Readonly<Record<string, boolean>> = {
    name: draft.name.trim() === '',
    position: isSalesperson && draft.position.trim() === '',
    contact: isSalesperson && draft.contact.every((number) => number.trim() === ''),
    email: isSalesperson && isEdit && draft.email.trim() === '',
    license: isSalesperson && isEdit && draft.license.every(({ name }) => name.trim() === ''),
    image: isSalesperson && !isEdit && !hasPhoto,
  }
  return Object.fromEntries(
    Object.entries(isEmpty).flatMap(([field, isMissing]) => (isMissing ? [[field, REQUIRED]] : [])),
  )
}
