import { z } from 'zod'
import type { Changes } from '../endpoint/define-endpoint.ts'
import { filesField } from '../file/uploaded-file.ts'
import { pictureAnswerSchema } from '../picture/picture.ts'
import { detailsField, requiredLine } from '../text/text-fields.ts'

/** A developer as staff see it (§3), with the version to send back when changing it. */
export const developerAnswerSchema = z.object({
  id: z.int(),
  slug: z.string(),
  version: z.int(),
  name: z.string(),
  office_address: z.string(),
  contact_number: z.string(),
  contact_person: z.string(),
  details: z.string(),
  /** The logo: none or one (decision 80). */
  pictures: z.array(pictureAnswerSchema),
})

export type DeveloperAnswer = z.infer<typeof developerAnswerSchema>

/** What staff set on a developer. */
export type DeveloperFields = Omit<DeveloperState, 'id' | 'slug' | 'oldSlugs' | 'createdAt' | 'updatedAt'>

export type DeveloperChanges = Changes<DeveloperFields>

/**
 * The fields of a developer's form (§5, §7). Details are the server's to miss, not to require (decision 78). The logo is
 * sent only when a new one was chosen, and takes the place of the one before (decision 80).
 */
export const developerForm = {
  name: requiredLine(200),
  office_address: requiredLine(300),
  contact_number: requiredLine(100),
  contact_person: requiredLine(200),
  details: detailsField().optional(),
  pictures: filesField(1).optional(),
} as const

/** `data` of `developer.changed`. Contact fields are shown on the public developer page (§2). */
export const developerStateSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  oldSlugs: z.array(z.string()),
  name: z.string(),
  officeAddress: z.string(),
  contactNumber: z.string(),
  contactPerson: z.string(),
  details: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type DeveloperState = z.infer<typeof developerStateSchema>

/** Body of POST /admin/developer/ (§7). */
export const createDeveloperBody = z.strictObject(developerForm).transform((form) => {
  const fields: DeveloperFields = {
    name: form.name,
    officeAddress: form.office_address,
    contactNumber: form.contact_number,
    contactPerson: form.contact_person,
    details: form.details ?? '',
  }
  return { fields, picture: form.pictures ?? [] }
})
