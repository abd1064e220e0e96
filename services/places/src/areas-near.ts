import { type Area, pointOfArea } from './area.ts'
import type { Gazetteer } from './gazetteer.ts'

const DEGREE = Math.PI / 180

/** The areas of its level around an area, the nearest first, from point to point; of a barangay those of its city. */
export function areasNear(gazetteer: Gazetteer, area: Area, limit: number): readonly Area[] {
  const from = pointOfArea(area)?.point
  if (from === undefined) return []
  const nearness = (other: Area): number => {
    const to = pointOfArea(other)?.point ?? from
    const across = (to.longitude - from.longitude) * Math.cos(from.latitude * DEGREE)
    return Math.hypot(to.latitude - from.latitude, across)
  }
  return areasBeside(gazetteer, area)
    .filter((other) => other !== area)
    .map((other) => ({ other, at: nearness(other) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ other }) => other)
}

/** What an area is divided into: the country into provinces and Metro Manila, which has none. */
export function partsOf(gazetteer: Gazetteer, area: Area | undefined): readonly Area[] {
  if (area !== undefined) return gazetteer.children(area)
  return gazetteer.children().flatMap((region) => {
    const provinces = gazetteer.children(region).filter(({ level }) => level === 'province')
    return provinces.length === 0 ? [region] : provinces
  })
}

/** Those that an area is compared with; the border of a province is none for who looks for a city. */
function areasBeside(gazetteer: Gazetteer, area: Area): readonly Area[] {
  const outermost = partsOf(gazetteer, undefined)
  if (area.level === 'barangay') return gazetteer.children(area.parent)
  if (area.level === 'city') return outermost.flatMap((outer) => gazetteer.children(outer))
  return outermost.includes(area) ? outermost : gazetteer.children()
}
