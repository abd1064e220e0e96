import { color, type Color } from './color.ts'
import type { Light } from './light.ts'
import { vector, type Vector } from './vector.ts'

/**
 * A colour as it looks in a light, as hex.
 *
 * @param normal where the surface faces
 * @param sunShare 1 in the sun, 0 in the shade
 */
export function shaded(light: Light, base: string, normal: Vector, distanceMetres = 0, sunShare = 1): string {
  const up = (normal[1] + 1) / 2
  const direct = color.scale(light.sunlight, Math.max(0, vector.dot(normal, light.toSun)) * sunShare)
  const received = color.add(color.mix(light.bounce, light.skylight, up), direct)
  return color.hex(hazed(light, color.multiply(color.of(base), received), distanceMetres))
}

function hazed(light: Light, seen: Color, distanceMetres: number): Color {
  if (distanceMetres <= 0) return seen
  return color.mix(seen, color.of(light.haze), 1 - Math.exp(-distanceMetres * light.hazePerMetre))
}
