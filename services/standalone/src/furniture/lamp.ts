import { box } from '../drawing/box.ts'
import { cylinder } from '../drawing/cylinder.ts'
import type { Piece } from '../drawing/piece.ts'
import { sprite } from '../drawing/sprite.ts'
import type { Vector } from '../drawing/vector.ts'

export interface LampShape {
  /** Below its shade: on the floor, on a table, or in the air under the ceiling. */
  readonly at: Vector
  /** From there to the lower edge of the shade. */
  readonly stemMetres: number
  readonly shadeMetres: number
  readonly shadeColor?: string
  /** Of the ceiling it hangs from. */
  readonly ceilingMetres?: number
}

const METAL = { color: '#4b433b' }

/** A floor, table or hanging lamp, which shines after sunset. */
export function lamp({ at, stemMetres, shadeMetres, shadeColor = '#e9dcc4', ceilingMetres }: LampShape): Piece[] {
  const [x, y, z] = at
  const bottom = y + stemMetres
  const height = shadeMetres * 0.75
  const hangs = ceilingMetres !== undefined
  return [
    ...(hangs
      ? [
          box({
            at: [x - 0.01, bottom + height, z],
            size: [0.02, ceilingMetres - bottom - height, 0.02],
            material: METAL,
          }),
        ]
      : [
          cylinder({ at, radiusMetres: shadeMetres * 0.4, heightMetres: 0.03, material: METAL }),
          box({ at: [x - 0.015, y + 0.03, z - 0.015], size: [0.03, stemMetres - 0.03, 0.03], material: METAL }),
        ]),
    cylinder({
      at: [x, bottom, z],
      radiusMetres: shadeMetres / 2,
      topRadiusMetres: shadeMetres * (hangs ? 0.16 : 0.36),
      heightMetres: height,
      material: { color: shadeColor },
    }),
    shine([x, bottom + height * 0.4, z - shadeMetres / 2 - 0.02], shadeMetres),
  ]
}

function shine(at: Vector, size: number): Piece {
  return sprite({
    at,
    widthMetres: size,
    heightMetres: 0.1,
    draw({ canvas, light }) {
      if (light.litWindows < 0.3) return ''
      const glow = canvas.radial([
        { at: 0, color: '#fff0cd', opacity: 0.85 },
        { at: 0.14, color: '#ffdf9f', opacity: 0.5 },
        { at: 0.4, color: '#ffd08a', opacity: 0.16 },
        { at: 1, color: '#ffc373', opacity: 0 },
      ])
      return `<circle r="${Math.round(60 + size * 140)}" fill="${glow}"/>`
    },
  })
}
