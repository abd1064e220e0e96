import { z } from 'zod'
import { placeShape } from '../place/place.ts'

const id = z.int().positive()

/** `data` of `project.changed`: the whole public-safe state, money in centavos. */
export const projectStateSchema = z.object({
  id,
  slug: z.string(),
  oldSlugs: z.array(z.string()),
  name: z.string(),
  developerId: id,
  dhsudLts: z.string(),
  propertyType: z.int().min(0).max(5),
  propertySubtype: z.int().min(0).max(5),
  /** Codes of the unit types offered; empty where none apply. */
  unitTypes: z.array(z.int().min(0).max(11)),
  amenityIds: z.array(id),
  location: z.string(),
  ...placeShape,
  details: z.string(),
  financingOption: z.array(z.int().min(0).max(3)),
  reservationFeeCentavos: z.int().nonnegative().nullable(),
  adApprovalNo: z.string().nullable(),
  completionDate: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type ProjectState = z.infer<typeof projectStateSchema>
