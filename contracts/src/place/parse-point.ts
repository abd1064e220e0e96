import type { Point } from './place.ts'

const PAIR = /^(-?\d{1,3}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)$/

/** `14.5547, 121.0244`, as maps copy it, in degrees; undefined for any other text. */
export function parsePoint(text: string): Point | undefined {
  const [, latitude, longitude] = PAIR.exec(text) ?? []
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) }
}
