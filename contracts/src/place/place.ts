import { z } from 'zod'
import { foldText } from '../text/fold-text.ts'

/** Degrees. */
export const pointSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export type Point = z.infer<typeof pointSchema>

/** How well a point is known: staff set it, or it stands for the smallest area known (decision 132). */
export const POINT_PRECISIONS = ['exact', 'barangay', 'city', 'province', 'region'] as const

export type PointPrecision = (typeof POINT_PRECISIONS)[number]

/** Where something is (decisions 131, 132): part of the states of listings and projects. Events of old have none of it. */
export const placeShape = {
  /** Of the gazetteer; null where the location names no area. */
  areaCode: z.string().nullable().default(null),
  /** Staff chose the area: no location text changes it. */
  isAreaChosen: z.boolean().default(false),
  point: pointSchema.nullable().default(null),
  /** Null without a point. */
  pointPrecision: z.enum(POINT_PRECISIONS).nullable().default(null),
} as const

export type Place = z.infer<z.ZodObject<typeof placeShape>>

export const NO_PLACE: Place = { areaCode: null, isAreaChosen: false, point: null, pointPrecision: null }

type Placed = Place & { readonly location: string }

/**
 * The place of a listing: its project's, where it has the project's location and staff set nothing else on it, so that
 * a project's pin is the pin of its units, now and after it was moved.
 */
export function placeOfListing(listing: Placed, project: Placed | null | undefined): Place {
  const isOwn = listing.isAreaChosen || listing.pointPrecision === 'exact'
  if (isOwn || !project || foldText(listing.location) !== foldText(project.location)) return listing
  return project
}
