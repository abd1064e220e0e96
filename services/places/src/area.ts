import type { Point } from '@tahanan/contracts/place/place.ts'
import type { BoundingBox } from '@tahanan/contracts/search/listing-filters.ts'

/** From the whole to the part. Municipalities are cities here; the districts of Metro Manila are left out. */
export const AREA_LEVELS = ['region', 'province', 'city', 'barangay'] as const

export type AreaLevel = (typeof AREA_LEVELS)[number]

/** An area of the Philippine Standard Geographic Code. */
export interface Area {
  /** Nine or ten digits; parts of Manila have numbers of our own below the city's. */
  readonly code: string
  readonly level: AreaLevel
  /** As people write it: `Cebu City`, `Lahug`, `Metro Manila`. */
  readonly name: string
  /** Stays: `cebu/cebu-city/lahug`. */
  readonly slug: string
  readonly parent: Area | undefined
  /** Inside the area; the parts of Manila have none. */
  readonly point: Point | undefined
  readonly bounds: BoundingBox | undefined
}

/** The area and all it lies in, the region first. */
export function trailOf(area: Area): readonly Area[] {
  return area.parent === undefined ? [area] : [...trailOf(area.parent), area]
}

/** Whether `area` is `outer` or lies in it. */
export function isWithin(area: Area, outer: Area): boolean {
  return area === outer || (area.parent !== undefined && isWithin(area.parent, outer))
}

/** Municipalities are of the level city, and never called one. */
export function isCalledCity({ level, name }: Area): boolean {
  return level === 'city' && (name.endsWith(' City') || name === 'Manila')
}

/** With what tells it from others of its name: `Lahug, Cebu City`; `Cebu City, Cebu`; `Makati City, Metro Manila`. */
export function labelOfArea({ name, level, parent }: Area): string {
  const isEnough = level === 'region' || level === 'province' || parent === undefined
  return isEnough ? name : `${name}, ${parent.name}`
}

/** Where an area is: at its own point, or at that of the smallest area around it that has one. */
export function pointOfArea(area: Area): { readonly point: Point; readonly precision: AreaLevel } | undefined {
  if (area.point !== undefined) return { point: area.point, precision: area.level }
  return area.parent && pointOfArea(area.parent)
}

/** Codes by level; null where the area does not say it. */
export interface AreaCodes {
  readonly region: string | null
  readonly province: string | null
  readonly city: string | null
  readonly barangay: string | null
}

/** What a listing in `area` is filtered by. */
export function areaCodes(area: Area | undefined): AreaCodes {
  const trail = area === undefined ? [] : trailOf(area)
  const codeAt = (level: AreaLevel) => trail.find((part) => part.level === level)?.code ?? null
  return { region: codeAt('region'), province: codeAt('province'), city: codeAt('city'), barangay: codeAt('barangay') }
}
