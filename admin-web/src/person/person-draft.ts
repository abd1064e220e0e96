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
