import type { DeveloperAnswer } from '@tahanan/contracts/developer/developer.ts'

/** The fields of a developer's form; the logo is a file, and kept apart. */
export interface DeveloperDraft extends Readonly<Record<string, unknown>> {
  readonly name: string
  readonly office_address: string
  readonly contact_person: string
  readonly contact_number: string
  readonly details: string
}

export const DEVELOPER_LABELS = {
  name: 'Name',
  office_address: 'Office address',
  contact_person: 'Contact person',
  contact_number: 'Contact number',
  details: 'Details',
} as const

/** Fields whose messages the form shows beside them. */
export const DEVELOPER_FIELDS: readonly string[] = [...Object.keys(DEVELOPER_LABELS), 'pictures']

/** The form of a developer that is there already, or an empty one. */
export function developerDraft(developer?: DeveloperAnswer): DeveloperDraft {
  return {
    name: developer?.name ?? '',
    office_address: developer?.office_address ?? '',
    contact_person: developer?.contact_person ?? '',
    contact_number: developer?.contact_number ?? '',
    details: developer?.details ?? '',
  }
}
