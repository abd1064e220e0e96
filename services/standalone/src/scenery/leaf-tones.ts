import { color } from '../drawing/color.ts'
import type { Light } from '../drawing/light.ts'
import { shaded } from '../drawing/shaded.ts'
import { vector } from '../drawing/vector.ts'

/** From the depth of a crown to the leaves in the sun. */
export type LeafTones = readonly [deep: string, dark: string, middle: string, bright: string]

export function leafTones(light: Light, leafColor: string, distanceMetres: number): LeafTones {
  const tone = (strength: number, sunShare: number, warmth: number) => {
    const base = color.mix(color.of(leafColor), color.of('#e3d27a'), warmth)
    const normal = vector.unit(vector.add(light.toSun, [0, 0.5, -0.5]))
    return shaded(light, color.hex(color.scale(base, strength)), normal, distanceMetres, sunShare)
  }
  return [tone(0.42, 0.1, 0), tone(0.72, 0.35, 0), tone(1, 0.75, 0.03), tone(1.3, 1, 0.16)]
}
