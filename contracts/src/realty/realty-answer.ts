import { z } from 'zod'
import { contactNumberSchema } from '../contact/contact-number.ts'
import { pictureAnswerSchema } from '../picture/picture-answer.ts'
import { namedSchema } from '../property/named-schema.ts'

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
