import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import type { LicenseKind } from '@tahanan/contracts/license/license.ts'
import type { PersonAnswer } from '@tahanan/contracts/person/person.ts'
import type { SocialChannel } from '@tahanan/contracts/social/social-channel.ts'

export interface LicenseLine {
  /** None for a new one. */
  readonly id: number | undefined
  readonly name: string
  readonly kind: LicenseKind
  /** `YYYY-MM-DD`, or empty. */
  readonly valid_until: string
}

export interface SocialLine {
  readonly name: SocialChannel
  readonly account: string
}

/** What the forms of brokers and salespersons share; the photo is a file, and kept apart. */
export interface PersonDraft extends Readonly<Record<string, unknown>> {
  readonly name: string
  readonly position: string
  /** One line each; stored with `/` between them (§3). */
  readonly contact: readonly string[]
  readonly email: string
  readonly license: readonly LicenseLine[]
  readonly socials: readonly SocialLine[]
}

export const PERSON_LABELS = {
  name: 'Name',
  position: 'Position',
  contact: 'Contact numbers',
  email: 'Email address',
  license: 'License',
  socials: 'Social and messaging accounts',
} as const

/** The form of somebody who is there already, or an empty one. */
export function personDraft(person?: PersonAnswer): PersonDraft {
  const numbers = person?.contact_numbers.map(({ number }) => number) ?? []
  return {
    name: person?.name ?? '',
    position: person?.position ?? '',
    contact: numbers.length === 0 ? [''] : numbers,
    email: person?.email ?? '',
    license:
      person?.license.map(({ id, name, kind, valid_until: until }) => ({ id, name, kind, valid_until: until ?? '' })) ??
      [],
    socials: person?.socials ?? [],
  }
}

/** A line of licences that was added and not filled in. */
function isBlank({ id, name, valid_until: until }: LicenseLine): boolean {
  return id === undefined && name.trim() === '' && until === ''
}

/** The form as the calls take it: numbers with `/` between them, lines that nobody filled in left out. */
export function personBodyOf(draft: PersonDraft) {
  return {
    name: draft.name,
    position: draft.position,
    contact: draft.contact
      .map((number) => number.trim())
      .filter(Boolean)
      .join(' / '),
    email: draft.email.trim(),
    license: draft.license
      .filter((line) => !isBlank(line))
      .map(({ id, name, kind, valid_until: until }) => ({
        ...(id !== undefined && { id }),
        name,
        kind,
        valid_until: until === '' ? null : until,
      })),
    socials: draft.socials.filter(({ account }) => account.trim() !== ''),
  }
}

/** The photo as the calls take it; nothing where none was chosen. */
export function imageOf(photo: File | undefined) {
  return photo === undefined ? {} : { image: [photo] }
}

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
  const unnumbered = draft.license.flatMap((line, at) =>
    line.name.trim() === '' && !isBlank(line) ? [`License ${at + 1}: give its number, or remove it.`] : [],
  )
  return {
    ...(unnumbered.length > 0 && { license: unnumbered }),
    ...Object.fromEntries(
      Object.entries(isEmpty).flatMap(([field, isMissing]) => (isMissing ? [[field, REQUIRED]] : [])),
    ),
  }
}

/** A field of a person's form as it is read, beside a colleague's. */
export function shownPersonField(field: string, values: PersonDraft): string {
  const { contact, license, socials } = values
  if (field === 'contact') return contact.join(' / ')
  if (field === 'license') return license.map(({ kind, name }) => `${kind} ${name}`).join(', ')
  if (field === 'socials') return socials.map(({ name, account }) => `${name}: ${account}`).join(', ')
  const value = values[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
