import type { Piece } from '../drawing/piece.ts'
import { shaded } from '../drawing/shaded.ts'
import { sprite } from '../drawing/sprite.ts'
import type { Vector } from '../drawing/vector.ts'
import { crownCasters } from './crown-casters.ts'
import { foliage, type Lobe } from './foliage.ts'
import { leaf } from './leaf.ts'
import { leafTones } from './leaf-tones.ts'

export interface ShrubShape {
  readonly at: Vector
  readonly widthMetres: number
  readonly heightMetres: number
  readonly leafColor?: string
  /** Colour of its blossoms: bougainvillea, gumamela, santan. */
  readonly flowerColor?: string
}

/** A garden shrub, in blossom or not. */
export function shrub(shape: ShrubShape): Piece {
  const { at, widthMetres, heightMetres, leafColor = '#5f8047', flowerColor } = shape
  return sprite({
    at,
    widthMetres,
    heightMetres,
    casters: crownCasters(at, heightMetres * 0.5, widthMetres * 0.46),
    draw({ light, random }, distance, pixelCm) {
      const count = Math.max(3, Math.round((widthMetres / heightMetres) * 3))
      const lobes: Lobe[] = Array.from({ length: count }, (_lobe, index) => {
        const side = count === 1 ? 0 : (index / (count - 1) - 0.5) * 2
        const radius = Math.min(heightMetres * 46, widthMetres * 38) * (0.75 + random.next() * 0.35)
        return {
          x: side * (widthMetres * 50 - radius),
          y: -radius * 0.72 - (1 - side * side) * heightMetres * 18,
          radiusX: radius,
          radiusY: radius * 0.85,
        }
      })
      const sunSide = Math.sign(light.toSun[0]) || -1
      const tones = leafTones(light, leafColor, distance)
      const leafCm = Math.max(11, heightMetres * 11, pixelCm * 5)
      const leaves = foliage({ lobes, tones, leafCm, sunSide }, random)
      if (flowerColor === undefined) return leaves
      const blossoms = lobes.flatMap(({ x, y, radiusX, radiusY }) =>
        Array.from({ length: 26 }, () => {
          const angle = -random.next() * Math.PI * 1.1
          const reach = Math.sqrt(random.next())
          return leaf(
            x + Math.cos(angle) * reach * radiusX,
            y + Math.sin(angle) * reach * radiusY,
            random.next() * 6,
            9,
            5,
          )
        }),
      )
      const shadeOf = (sunShare: number) => shaded(light, flowerColor, [0, 0.7, -0.7], distance, sunShare)
      const half = Math.floor(blossoms.length / 2)
      return `${leaves}<path d="${blossoms.slice(0, half).join('')}" fill="${shadeOf(0.3)}"/><path d="${blossoms.slice(half).join('')}" fill="${shadeOf(1)}"/>`
    },
  })
}
