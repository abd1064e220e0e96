import { color } from '../drawing/color.ts'
import type { Light } from '../drawing/light.ts'
import { vector, type Vector } from '../drawing/vector.ts'

export interface RoomLightShape {
  /** Towards the sun through the windows: it falls in through them. */
  readonly toSun: Vector
  readonly lampsOn: boolean
}

/** The light inside of a room when it is `outdoors` outside. */
export function roomLight(outdoors: Light, { toSun, lampsOn }: RoomLightShape): Light {
  const day = Math.min(1, outdoors.skylight[1] * 1.7 + outdoors.sunlight[1] * 0.4)
  const shine = (hex: string, strength: number) => color.scale(color.of(hex), strength)
  const lamps = lampsOn ? 1 : 0
  return {
    ...outdoors,
    toSun: vector.unit(toSun),
    sunlight: color.add(shine('#fff3df', 0.22 * day), shine('#ffd9a6', 0.14 * lamps)),
    skylight: color.add(shine('#f4f1ea', 0.98 * day), shine('#ffdfb6', 0.5 * lamps)),
    bounce: color.add(shine('#f6efe2', 1.12 * day), shine('#fad7ac', 0.5 * lamps)),
    hazePerMetre: 0,
    shadow: { color: color.hex(color.mix(outdoors.sunlight, [1, 0.92, 0.75], 0.5)), opacity: sunStrength(outdoors) },
  }
}

/** How bright the patches are that the sun throws through windows. */
function sunStrength({ sunlight, isRaining }: Light): number {
  return isRaining ? 0 : Math.min(0.5, sunlight[1] * 0.46)
}
