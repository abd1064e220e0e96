import { z } from 'zod'
import type { Changes } from '../endpoint/define-endpoint.ts'
import { AREA_CODE } from '../search/search-words.ts'
import { lineField } from '../text/line-field.ts'
import type { Point } from './place.ts'

/** The country with its waters, in degrees. */
const LATITUDES = { least: 4, most: 22 } as const
const LONGITUDES = { least: 116, most: 127 } as const

const PAIR = /^(-?\d{1,3}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)$/
const WANTED = 'Give latitude and longitude in degrees, such as 14.5547, 121.0244.'

/** A pin, as numbers or as the text that maps copy: `14.5547, 121.0244`. `''` and null clear. */
const pointField = z
  .union([z.strictObject({ latitude: z.number(), longitude: z.number() }), lineField(60), z.null()], { error: WANTED })
  .transform((value, context): Point | null => {
    if (value === null || value === '') return null
    const point = typeof value === 'string' ? parsePair(value) : value
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

function parsePair(text: string): Point | undefined {
  const [, latitude, longitude] = PAIR.exec(text) ?? []
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) }
}

function problemOf({ latitude, longitude }: Point): string | undefined {
  if (isWithin(LATITUDES, latitude) && isWithin(LONGITUDES, longitude)) return undefined
  return isWithin(LATITUDES, longitude) && isWithin(LONGITUDES, latitude)
    ? `Latitude and longitude are swapped: give ${longitude}, ${latitude}.`
    : `This is outside of the Philippines: give a latitude from ${LATITUDES.least} to ${LATITUDES.most} and a longitude from ${LONGITUDES.least} to ${LONGITUDES.most}.`
}

function isWithin({ least, most }: { readonly least: number; readonly most: number }, degrees: number): boolean {
  return degrees >= least && degrees <= most
}
