import type { AreaTrail } from '@tahanan/contracts/place/area-trail.ts'
import { type Area, trailOf } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { resolveLocation } from '@tahanan/places/locate.ts'

/** The area and what it lies in, as pages name them. */
export function areaTrail(area: Area | undefined): AreaTrail {
  return area === undefined ? [] : trailOf(area).map((part) => ({ name: part.name, path: areaPath(part) }))
}

/** Of its page; of the page of the whole country without one. */
export function areaPath(area: Area | undefined): string {
  return area === undefined ? '/places' : `/places/${area.slug}/`
}

/**
 * The smallest area that something is known to lie in: its own, or in events from before places had areas what its
 * location names.
 *
 * @param beside what else may name it, where the location leaves that open
 */
export function areaOfPlace(areaCode: string | null, location: string, beside: string): Area | undefined {
  const gazetteer = openGazetteer()
  return areaCode ? gazetteer.areaOf(areaCode) : resolveLocation(gazetteer, location, beside).area
}
