import { z } from 'zod'
import type { Changes } from '../endpoint/changes.ts'
import { AREA_CODE } from '../search/search-limits.ts'
import { lineField } from '../text/line-field.ts'
import type { Point } from './place.ts'

/** The country with its waters, in degrees. */
const COUNTRY = { latitude: { least: 4, most: 22 }, longitude: { least: 116, most: 127 } } as const
const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/

type Axis = keyof typeof COUNTRY

/** Decimal degrees, as a number or its text; `''` and null clear. */
const degreesField = (example: string) =>
  z
    .union([z.number(), lineField(40), z.null()], { error: `Give decimal degrees, such as ${example}.` })
    .transform((value, context) => {
      if (value === null || value === '') return null
      if (DEGREES.test(String(value))) return Number(value)
      context.addIssue({ code: 'custom', message: `Give decimal degrees, such as ${example}.` })
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
  latitude: degreesField('14.5547').optional(),
  longitude: degreesField('121.0244').optional(),
} as const

type PlaceForm = { readonly [Field in keyof typeof placeForm]?: z.output<(typeof placeForm)[Field]> }

/** What staff set of a place; undefined leaves it, null lets the location say it. */
export type PlaceChanges = Changes<{ readonly areaCode: string | null; readonly point: Point | null }>

/** A form's place in our own words. A pin outside of the country, or with its numbers swapped, is a problem. */
export function placeChangesOf(form: PlaceForm, context: z.core.$RefinementCtx): PlaceChanges {
  const { area_code: areaCode, latitude, longitude } = form
  if (latitude === undefined && longitude === undefined) return { areaCode }
  if (latitude === null && longitude === null) return { areaCode, point: null }
  const refuse = (field: Axis, message: string): void =>
    void context.issues.push({ code: 'custom', input: form, path: [field], message })
  if (typeof latitude !== 'number' || typeof longitude !== 'number') {
    refuse(typeof latitude === 'number' ? 'longitude' : 'latitude', 'Give latitude and longitude, or neither.')
    return { areaCode }
  }
  const problems = outsideOf({ latitude, longitude })
  if (problems.length > 0 && outsideOf({ latitude: longitude, longitude: latitude }).length === 0) {
    refuse('latitude', `Latitude and longitude are swapped: give latitude ${longitude} and longitude ${latitude}.`)
  } else for (const [field, message] of problems) refuse(field, message)
  return { areaCode, point: { latitude, longitude } }
}

function outsideOf(point: Point): readonly (readonly [Axis, string])[] {
  return (['latitude', 'longitude'] as const)
    .filter((axis) => point[axis] < COUNTRY[axis].least || point[axis] > COUNTRY[axis].most)
    .map((axis) => {
      const { least, most } = COUNTRY[axis]
      return [axis, `This is outside of the Philippines: give a ${axis} from ${least} to ${most}.`]
    })
}
