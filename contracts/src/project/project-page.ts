import { z } from 'zod'
import { publicAmenitySchema } from '../amenity/amenity.ts'
import { listingCardSchema } from '../listing/listing-card.ts'
import { areaTrailSchema } from '../place/area-trail.ts'
import { publicPictureSchema } from '../picture/public-picture.ts'
import { publicPlaceSchema } from '../place/public-place.ts'
import { projectAnswerSchema } from './project.ts'

/** "Project" of §3 as visitors read it: the answer of `GET /project/{slug}`. */
export const projectPageSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  /** Null for the moment in which the developer's own event is still on its way. */
  developer: z.object({ id: z.int().positive(), name: z.string(), slug: z.string() }).nullable(),
  developer_name: z.string().nullable(),
  developer_slug: z.string().nullable(),
  dhsud_lts: z.string(),
  ad_approval_no: z.string().nullable(),
  /** `YYYY-MM-DD`. */
  completion_date: z.string().nullable(),
  property_type: z.int(),
  property_type_name: z.string(),
  property_subtype: z.int(),
  property_subtype_name: z.string(),
  /** Unit types offered, under the name that the wire has always had (decision 31). */
  property_unity_type: z.array(z.object({ id: z.int(), name: z.string() })),
  amenities: z.array(publicAmenitySchema),
  location: z.string(),
  /** The areas that it lies in; missing in pages from before they were shown. */
  areas: areaTrailSchema.optional(),
  /** Where it is; null where no area is known, missing in pages from before it was shown. */
  place: publicPlaceSchema.nullish(),
  /** Rich text of the allow-list of decision 128. */
  details: z.string(),
  /** Codes of §3. */
  financing_option: z.array(z.int()),
  /** Pesos. */
  reservation_fee: z.number().nullable(),
  pictures: z.array(publicPictureSchema),
  /** The newest ones still to be had. */
  listing: z.array(listingCardSchema),
  /** Whether the project has more of them than are here. */
  listing_more: z.boolean(),
})

export type ProjectPage = z.infer<typeof projectPageSchema>

/** A project on its developer's page (§2, §3). */
export const projectCardSchema = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  location: z.string(),
  /** The first picture alone, or none. */
  pictures: z.array(publicPictureSchema),
  /** Plain text, "cut to 100 characters followed by '...'". */
  details: z.string(),
})

export type ProjectCard = z.infer<typeof projectCardSchema>

/** One project with its listings (§3), newest first, 100 at most; `listing_count` counts all of them. */
export const projectDetailAnswerSchema = projectAnswerSchema.extend({
  listing: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  listing_count: z.int(),
})

export type ProjectDetailAnswer = z.infer<typeof projectDetailAnswerSchema>
