import type { AreaAnswer, Place, PlaceAnswer } from '@tahanan/contracts/place/place.ts'
import { labelOfArea } from '@tahanan/places/area.ts'
import type { Area } from '@tahanan/places/area.ts'
import { findAreas } from '@tahanan/places/find-areas.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { resolveLocation } from '@tahanan/places/locate.ts'
import { type LocationTexts, resolvePlace } from './resolve-place.ts'

const MOST_CANDIDATES = 12

export function areaAnswerOf(area: Area): AreaAnswer {
  return { code: area.code, label: labelOfArea(area), level: area.level }
}

export function placeAnswerOf({ areaCode, isAreaChosen, point, pointPrecision }: Place): PlaceAnswer {
  const area = areaCode === null ? undefined : openGazetteer().areaOf(areaCode)
  return {
    area: area === undefined ? null : areaAnswerOf(area),
    area_chosen: isAreaChosen,
    point,
    point_precision: pointPrecision,
  }
}

/** Areas that a text may name, for staff to choose from; the one of a code, where it is one. */
export function listAreas(text: string): AreaAnswer[] {
  const area = openGazetteer().areaOf(text)
  if (area !== undefined) return [areaAnswerOf(area)]
  return findAreas(openGazetteer(), text, MOST_CANDIDATES).map(areaAnswerOf)
}

/** What a location would be saved with, and what it may mean where nothing decides. */
export function previewPlace(texts: LocationTexts) {
  const { rest, candidates } = resolveLocation(openGazetteer(), texts.location, texts.beside)
  return {
    ...placeAnswerOf(resolvePlace(texts)),
    rest,
    candidates: candidates.slice(0, MOST_CANDIDATES).map(areaAnswerOf),
  }
}
