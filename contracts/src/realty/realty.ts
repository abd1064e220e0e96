import { z } from 'zod'
import { contactField, contactNumberSchema } from '../contact/contact.ts'
import type { Changes } from '../endpoint/define-endpoint.ts'
import { idField } from '../endpoint/id-fields.ts'
import { filesField } from '../file/uploaded-file.ts'
import { optionalEmailField } from '../lead/lead-fields.ts'
import { pictureAnswerSchema } from '../picture/picture.ts'
import { namedSchema } from '../property/property-fields.ts'
import { detailsField, requiredLine } from '../text/text-fields.ts'
import { lineField } from '../text/line-field.ts'

/** The fields of a realty firm's form (decision 98). The logo may be sent as `image`, as a person's photo is (§3). */
export const realtyForm = {
  name: requiredLine(200),
  office_address: lineField(300).optional(),
  contact_number: contactField().optional(),
  contact_person: lineField(200).optional(),
  email: optionalEmailField.optional(),
  registration_no: lineField(60).optional(),
  dhsud_registration: lineField(60).optional(),
  broker_in_charge_id: idField().optional(),
  details: detailsField().optional(),
  image: filesField(1).optional(),
  logo: filesField(1).optional(),
} as const

/** Body of POST /admin/realty/ (§7). */
export const createRealtyBody = z.strictObject(realtyForm).transform((form) => {
  const fields: RealtyFields = {
    name: form.name,
    officeAddress: form.office_address ?? '',
    contactNumber: form.contact_number ?? '',
    contactPerson: form.contact_person ?? '',
    email: form.email ?? '',
    registrationNo: form.registration_no ?? '',
    dhsudRegistration: form.dhsud_registration ?? '',
    brokerInChargeId: form.broker_in_charge_id ?? null,
    details: form.details ?? '',
  }
  return { fields, picture: form.logo ?? form.image ?? [] }
})

/** A realty firm as staff see it (decision 98), with the version to send back when changing it. */
export const realtyAnswerSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  name: z.string(),
  office_address: z.string(),
  contact_number: z.string(),
  /** The same one by one, for links. */
  contact_numbers: z.array(contactNumberSchema),
  contact_person: z.string(),
  email: z.string(),
  /** SEC or DTI registration. */
  registration_no: z.string(),
  dhsud_registration: z.string(),
  broker_in_charge: namedSchema.nullable(),
  broker_in_charge_id: z.int().positive().nullable(),
  details: z.string(),
  /** How many brokers work for it. */
  brokers: z.int().nonnegative(),
  /** Address of the logo under both names; null without one. */
  image: z.string().nullable(),
  logo: z.string().nullable(),
  /** The logo with its sizes, and whether making them failed. */
  picture: pictureAnswerSchema.nullable(),
})

export type RealtyAnswer = z.infer<typeof realtyAnswerSchema>

/** What staff set on a realty firm (decision 98). */
export interface RealtyFields {
  readonly name: string
  readonly officeAddress: string
  /** Numbers separated by `/`. */
  readonly contactNumber: string
  readonly contactPerson: string
  readonly email: string
  /** SEC or DTI registration. */
  readonly registrationNo: string
  readonly dhsudRegistration: string
  readonly brokerInChargeId: number | null
  /** Rich text of the allow-list of decision 128. */
  readonly details: string
}

export type RealtyChanges = Changes<RealtyFields>
