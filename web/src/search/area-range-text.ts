import { areaText } from '@tahanan/contracts/property/area-text.ts'

/** A filter by lot area, or another one, in words, ends in sqm; undefined without one. */
export function areaRangeText(minSqm: number | undefined, maxSqm: number | undefined, of = 'Lot'): string | undefined {
  if (minSqm !== undefined && maxSqm !== undefined) return `${of} ${areaText(minSqm)} – ${areaText(maxSqm)}`
  if (minSqm !== undefined) return `${of} from ${areaText(minSqm)}`
  return maxSqm === undefined ? undefined : `${of} up to ${areaText(maxSqm)}`
}
