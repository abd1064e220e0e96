import { NO_PLACE, type Place, type PlaceChanges, type Point } from '@tahanan/contracts/place/place.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { pointOfArea } from '@tahanan/places/area.ts'
import type { Area } from '@tahanan/places/area.ts'
import { nameKey } from '@tahanan/places/area-names.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { resolveLocation } from '@tahanan/places/locate.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'

/** What says where something is, apart from what staff set. */
export interface LocationTexts {
  readonly location: string
  /** Its project's location, or its name: decides between areas of one name. */
  readonly beside: string
}

/**
 * The place to store (decisions 131, 132). What staff chose stays until they change it; else the texts say it, anew each
 * time. A pin that staff set decides between areas of one name as well.
 *
 * @throws InvalidInput on `area_code` for an area that there is not
 */
export function resolvePlace(texts: LocationTexts, changes: PlaceChanges = {}, current: Place = NO_PLACE): Place {
  const kept = current.isAreaChosen ? current.areaCode : null
  const code = changes.areaCode === undefined ? kept : changes.areaCode
  const chosen = code === null ? undefined : openGazetteer().areaOf(code)
  if (chosen === undefined && typeof changes.areaCode === 'string') {
    throw new InvalidInput({ area_code: [`There is no area ${changes.areaCode}. Choose one from the list.`] })
  }
  const previousPin = current.pointPrecision === 'exact' ? current.point : null
  const pin = changes.point === undefined ? previousPin : changes.point
  const area = chosen ?? resolvedArea(texts, pin)
  const areaPoint = area && pointOfArea(area)
  return {
    areaCode: area?.code ?? null,
    isAreaChosen: chosen !== undefined,
    point: pin ?? areaPoint?.point ?? null,
    pointPrecision: pin === null ? (areaPoint?.precision ?? null) : 'exact',
  }
}

function resolvedArea({ location, beside }: LocationTexts, pin: Point | null): Area | undefined {
  const gazetteer = openGazetteer()
  const { area, candidates } = resolveLocation(gazetteer, location, beside)
  if (area !== undefined || pin === null) return area
  const named = gazetteer.named(nameKey(foldText(location).split(' ')))
  return [...candidates, ...named]
    .filter((candidate) => isAround(candidate, pin))
    .toSorted((a, b) => spread(a) - spread(b))[0]
}

function isAround({ bounds }: Area, { latitude, longitude }: Point): boolean {
  if (bounds === undefined) return false
  const { west, south, east, north } = bounds
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north
}

/** Square degrees of its box: of two areas around a pin the smaller one is meant. */
function spread({ bounds }: Area): number {
  return bounds === undefined ? Infinity : (bounds.east - bounds.west) * (bounds.north - bounds.south)
}
