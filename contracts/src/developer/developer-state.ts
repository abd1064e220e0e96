import { z } from 'zod'

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
