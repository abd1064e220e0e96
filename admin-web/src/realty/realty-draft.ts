import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import type { RealtyAnswer } from '@tahanan/contracts/realty/realty.ts'

export const REALTY_LABELS = {
  name: 'Name',
  office_address: 'Office address',
  contact_number: 'Contact number',
  contact_person: 'Contact person',
  email: 'Email address',
  registration_no: 'SEC or DTI registration',
  dhsud_registration: 'DHSUD registration',
  broker_in_charge_id: 'Broker in charge',
  details: 'Details',
} as const

/** The form of a realty firm (decision 98); the logo is a file, and kept apart. */
export type RealtyDraft = Pick<RealtyAnswer, keyof typeof REALTY_LABELS>

export function realtyDraft(realty?: RealtyAnswer): RealtyDraft {
  return {
    name: realty?.name ?? '',
    office_address: realty?.office_address ?? '',
    contact_number: realty?.contact_number ?? '',
    contact_person: realty?.contact_person ?? '',
    email: realty?.email ?? '',
    registration_no: realty?.registration_no ?? '',
    dhsud_registration: realty?.dhsud_registration ?? '',
    broker_in_charge_id: realty?.broker_in_charge_id ?? null,
    details: realty?.details ?? '',
  }
}

/** A firm needs its name. */
export function realtyProblems({ name }: RealtyDraft): FieldMessages {
  return name.trim() === '' ? { name: ['Field is required'] } : {}
}
