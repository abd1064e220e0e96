import { z } from 'zod'
import type { Changes } from '../endpoint/define-endpoint.ts'
import { AREA_CODE } from '../search/search-words.ts'
import { foldText } from '../text/fold-text.ts'
import { lineField } from '../text/line-field.ts'
import { parsePoint } from './parse-point.ts'
import { LATITUDES, LONGITUDES } from './country.ts'

/** Degrees. */
const pointSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export type Point = z.infer<typeof pointSchema>

/** How well a point is known: staff set it, or it stands for the smallest area known (decision 132). */
export const POINT_PRECISIONS = ['exact', 'barangay', 'city', 'province', 'region'] as const

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

/** An area as it is shown: `Lahug, Cebu City`. */
export const areaAnswerSchema = z.object({
  code: z.string(),
  label: z.string(),
  level: z.enum(['region', 'province', 'city', 'barangay']),
})

export type AreaAnswer = z.infer<typeof areaAnswerSchema>

/** The place of a listing or project as staff see it. */
export const placeAnswerShape = {
  /** What was recognised, or chosen; null where the location names no area. */
  area: areaAnswerSchema.nullable(),
  /** Staff chose the area: the location does not change it. */
  area_chosen: z.boolean(),
  point: pointSchema.nullable(),
  /** `exact`: staff set the pin. Else the point stands for an area of this level. */
  point_precision: z.enum(POINT_PRECISIONS).nullable(),
} as const

export type PlaceAnswer = z.infer<z.ZodObject<typeof placeAnswerShape>>

const WANTED = 'Give latitude and longitude in degrees, such as 14.5547, 121.0244.'

/** A pin, as numbers or as the text that maps copy: `14.5547, 121.0244`. `''` and null clear. */
const pointField = z
  .union([z.strictObject({ latitude: z.number(), longitude: z.number() }), lineField(60), z.null()], { error: WANTED })
  .transform((value, context): Point | null => {
    if (value === null || value === '') return null
    const point = typeof value === 'string' ? parsePoint(value) : value
    const problem = point === undefined ? WANTED : problemOf(point)
    if (point !== undefined && problem === undefined) return point
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })

/** Where a listing or project is, in a form: an area and a pin that staff chose; null or `''` go by the location. */
export const placeForm = {
  area_code: z
    .union([
      z.string().regex(AREA_CODE, 'Choose an area from the list.'),
      z.literal('').transform(() => null),
      z.null(),
    ])
    .optional(),
  point: pointField.optional(),
} as const

/** What staff set of a place; undefined leaves it, null lets the location say it. */
export type PlaceChanges = Changes<{ readonly areaCode: string | null; readonly point: Point | null }>

/** A pin as the text that maps copy, kept as text; `''` for none. */
export const pointTextField = lineField(60).superRefine((text, context) => {
  const point = parsePoint(text)
  const problem = point === undefined ? WANTED : problemOf(point)
  if (text !== '' && problem !== undefined) context.addIssue({ code: 'custom', message: problem })
})

function problemOf({ latitude, longitude }: Point): string | undefined {
  if (isWithin(LATITUDES, latitude) && isWithin(LONGITUDES, longitude)) return undefined
  return isWithin(LATITUDES, longitude) && isWithin(LONGITUDES, latitude)
    ? `Latitude and longitude are swapped: give ${longitude}, ${latitude}.`
    : `This is outside of the Philippines: give a latitude from ${LATITUDES.least} to ${LATITUDES.most} and a longitude from ${LONGITUDES.least} to ${LONGITUDES.most}.`
}

function isWithin({ least, most }: { readonly least: number; readonly most: number }, degrees: number): boolean {
  return degrees >= least && degrees <= most
}
