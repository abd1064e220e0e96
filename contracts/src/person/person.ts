import { z } from 'zod'
import { contactField, contactNumberSchema } from '../contact/contact.ts'
import type { Changes } from '../endpoint/define-endpoint.ts'
import { filesField, type UploadedFile } from '../file/uploaded-file.ts'
import { optionalEmailField } from '../lead/lead-fields.ts'
import { licenseAnswerSchema, type LicenseDraft, licensesField } from '../license/license.ts'
import { pictureAnswerSchema } from '../picture/picture.ts'
import { type Social, socialSchema, socialsField } from '../social/social-channel.ts'
import { lineField } from '../text/line-field.ts'
import { requiredLine } from '../text/text-fields.ts'

/** What staff answers of brokers and salespersons share, under all the names of §3 (decision 93). */
export const personAnswerSchema = z.object({
  id: z.int().positive(),
  /** To be sent back when changing it. */
  version: z.int().positive(),
  name: z.string(),
  position: z.string(),
  /** As it was typed, numbers separated by `/`. */
  contact: z.string(),
  /** The same one by one, for links. */
  contact_numbers: z.array(contactNumberSchema),
  email: z.string(),
  email_address: z.string(),
  license: z.array(licenseAnswerSchema),
  /** By a PRC licence or accreditation in force today; who is not is never shown in public (decision 91). */
  is_licensed: z.boolean(),
  socials: z.array(socialSchema),
  /** Address of the photo under both names; null without one. */
  image: z.string().nullable(),
  photo: z.string().nullable(),
  /** The photo with its sizes, and whether making them failed. */
  picture: pictureAnswerSchema.nullable(),
})

export type PersonAnswer = z.infer<typeof personAnswerSchema>

/** What a form says, each thing once, whichever of its names it was sent by. */
export function personChangesOf(form: Changes<z.output<z.ZodObject<typeof personForm>>>): {
  readonly changes: PersonChanges
  /** None or one. */
  readonly picture: readonly UploadedFile[]
} {
  const email = form.email_address === undefined ? form.email : form.email_address
  return {
    changes: {
      name: form.name,
      position: form.position,
      contact: form.contact,
      email: email === null ? '' : email,
      socials: form.socials,
      licenses: form.license,
    },
    picture: form.photo ?? form.image ?? [],
  }
}

/** What the forms of brokers and salespersons share. */
export interface PersonFields {
  readonly name: string
  readonly position: string
  /** Numbers separated by `/`. */
  readonly contact: string
  readonly email: string
  readonly socials: readonly Social[]
  readonly licenses: readonly LicenseDraft[]
}

type PersonChanges = Changes<PersonFields>

/**
 * The fields that the forms of brokers and salespersons share (§7, decision 97), under all their names (decision 93).
 * The photo is sent in a second call, when a new one was chosen (decision 92).
 */
export const personForm = {
  name: requiredLine(200),
  position: lineField(200).optional(),
  contact: contactField().optional(),
  email: optionalEmailField.nullable().optional(),
  email_address: optionalEmailField.nullable().optional(),
  socials: socialsField().optional(),
  license: licensesField().optional(),
  image: filesField(1).optional(),
  photo: filesField(1).optional(),
} as const
