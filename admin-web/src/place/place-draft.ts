import type { PlaceAnswer } from '@tahanan/contracts/place/place.ts'

/** An area that staff chose. */
export interface ChosenArea {
  readonly code: string
  readonly label: string
}

/** The place of a listing or project as a form holds it, beside its location. */
export interface PlaceDraft {
  /** Its code is sent; null goes by the location. */
  readonly area_code: ChosenArea | null
  /** `14.5547, 121.0244`; empty goes by the area. */
  readonly point: string
}

export const EMPTY_PLACE: PlaceDraft = { area_code: null, point: '' }

export function placeDraftOf({ area, area_chosen, point, point_precision }: PlaceAnswer): PlaceDraft {
  return {
    area_code: area !== null && area_chosen ? { code: area.code, label: area.label } : null,
    point: point !== null && point_precision === 'exact' ? `${point.latitude}, ${point.longitude}` : '',
  }
}

/** What a form sends of a place. */
export function placeBodyOf({ area_code: area, point }: PlaceDraft) {
  return { area_code: area?.code ?? null, point }
}
