import { areaText } from '@tahanan/contracts/property/area-text.ts'

/** A filter by lot area in words, ends in sqm; undefined without one. */
export function areaRangeText(minSqm: number | undefined, maxSqm: number | undefined): string | undefined {
  if (minSqm !== undefined && maxSqm !== undefined) return `Lot ${areaText(minSqm)} – ${areaText(maxSqm)}`
  if (minSqm !== undefined) return `Lot from ${areaText(minSqm)}`
  return maxSqm === undefined ? undefined : `Lot up to ${areaText(maxSqm)}`
}
