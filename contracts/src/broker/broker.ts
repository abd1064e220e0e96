import { z } from 'zod'
import { contactNumberSchema } from '../contact/contact.ts'
import type { Changes } from '../endpoint/define-endpoint.ts'
import { idField } from '../endpoint/id-fields.ts'
import type { UploadedFile } from '../file/uploaded-file.ts'
import { personAnswerSchema, personChangesOf, type PersonFields, personForm } from '../person/person.ts'
import { namedSchema } from '../property/property-fields.ts'
import { socialSchema } from '../social/social-channel.ts'
import { lineField } from '../text/line-field.ts'

/** A broker as staff see him or her (decision 97). */
export const brokerAnswerSchema = personAnswerSchema.extend({
  office_address: z.string(),
  realty: namedSchema.nullable(),
  realty_id: z.int().positive().nullable(),
  /** How many salespersons work under this broker, and how many listings are the broker's. */
  salespersons: z.int().nonnegative(),
  listings: z.int().nonnegative(),
})

export type BrokerAnswer = z.infer<typeof brokerAnswerSchema>

/** What a broker's form says, each thing once. */
export function brokerChangesOf(form: Changes<z.output<z.ZodObject<typeof brokerForm>>>): {
  readonly changes: BrokerChanges
  readonly picture: readonly UploadedFile[]
} {
  const { changes, picture } = personChangesOf(form)
  const realtyId = form.realty_id === undefined ? form.realty : form.realty_id
  return { changes: { ...changes, officeAddress: form.office_address, realtyId }, picture }
}

/** What staff set on a broker (decision 97). */
export interface BrokerFields extends PersonFields {
  readonly officeAddress: string
  /** The firm; null for none. */
  readonly realtyId: number | null
}

export type BrokerChanges = Changes<BrokerFields>

/** The fields of a broker's form (decision 97). Only the name is the server's to require. */
export const brokerForm = {
  ...personForm,
  office_address: lineField(300).optional(),
  realty_id: idField().optional(),
  realty: idField().optional(),
} as const

/**
 * `data` of `broker.changed`: only what decision 99 lets the public see. `licenses` holds the PRC licences; a broker
 * without one in force is shown nowhere in public.
 */
export const brokerStateSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  licenses: z.array(z.object({ name: z.string(), validUntil: z.iso.date().nullable() })),
  /** Name of the firm the broker works for. */
  realtyName: z.string().nullable(),
  /** Public numbers, as typed, separated by `/`. */
  contact: z.string(),
  /** The same one by one, for links. Missing in the oldest events. */
  contactNumbers: z.array(contactNumberSchema).default([]),
  socials: z.array(socialSchema),
})

export type BrokerState = z.infer<typeof brokerStateSchema>

/** Body of POST /admin/broker/ (§7). */
export const createBrokerBody = z.strictObject(brokerForm).transform((form) => {
  const { changes, picture } = brokerChangesOf(form)
  const fields: BrokerFields = {
    name: form.name,
    position: changes.position ?? '',
    contact: changes.contact ?? '',
    email: changes.email ?? '',
    socials: changes.socials ?? [],
    licenses: changes.licenses ?? [],
    officeAddress: changes.officeAddress ?? '',
    realtyId: changes.realtyId ?? null,
  }
  return { fields, picture }
})
