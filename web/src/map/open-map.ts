import {
  AttributionControl,
  Map as MapLibreMap,
  type MapOptions,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl'
import type { Theme } from '../theme/use-theme.ts'
import { baseStyle, FONT } from './base-style.ts'
import { WORKER_ADDRESS } from './worker-address.ts'
import './map.css'

setWorkerUrl(WORKER_ADDRESS)

/** The country with room around it. */
export const COUNTRY: [number, number, number, number] = [116.5, 4.5, 127, 21.2]
const AROUND: [number, number, number, number] = [108, -4, 136, 29]

/** How long a street map may take to say what it looks like. */
const STYLE_TIMEOUT_MS = 4_000

export interface MapLook {
  /** Of a street map; undefined: our own. */
  readonly styleUrl: string | undefined
  readonly theme: Theme
  /** Whose boundaries they are. */
  readonly attribution: string
}

export interface OpenedMap {
  readonly map: MapLibreMap
  /** A street map was asked for, and cannot be reached: it is our own. */
  readonly isStyleAway: boolean
}

/**
 * A map within an element: the street map of the operator where there is one, else our own. It is north up, and moves
 * without a glide for who wants nothing to move.
 */
export async function openMap(
  container: HTMLElement,
  { styleUrl, theme, attribution }: MapLook,
  options: Partial<MapOptions>,
): Promise<OpenedMap> {
  // Names are drawn with the fonts of the page, which have to be there.
  await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 16px "${FONT[0]}"`, 'Añ')))
  const streets = styleUrl === undefined ? undefined : await fetchStyle(styleUrl)
  const map = new MapLibreMap({
    container,
    style: streets ?? baseStyle(theme, attribution),
    bounds: COUNTRY,
    maxBounds: AROUND,
    maxZoom: 18,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    ...options,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: false }))
  await map.once('load')
  return { map, isStyleAway: styleUrl !== undefined && streets === undefined }
}

async function fetchStyle(url: string): Promise<StyleSpecification | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(STYLE_TIMEOUT_MS) })
    const style: unknown = await answer.json()
    return answer.ok && isStyle(style) ? style : undefined
  } catch {
    return undefined
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  return typeof value === 'object' && value !== null && 'layers' in value && 'sources' in value
}
