import type { Piece } from '../drawing/piece.ts'
import { sprite } from '../drawing/sprite.ts'
import type { Vector } from '../drawing/vector.ts'
import { shaded } from '../drawing/shaded.ts'
import { foliage, type Lobe } from './foliage.ts'
import { leafTones } from './leaf-tones.ts'
import { crownCasters } from './crown-casters.ts'

export interface BroadTreeShape {
  readonly at: Vector
  readonly heightMetres: number
  readonly spreadMetres: number
  readonly leafColor?: string
}

const BARK = '#7d6a58'
/** Leaves are not drawn any smaller. */
const FINEST_PIXELS = 7.5

/** A narra, mango or rain tree: a short trunk that forks into a wide crown. */
export function broadTree({ at, heightMetres, spreadMetres, leafColor = '#6f8f4e' }: BroadTreeShape): Piece {
  const height = heightMetres * 100
  const half = spreadMetres * 50
  return sprite({
    at,
    widthMetres: spreadMetres,
    heightMetres,
    casters: crownCasters(at, heightMetres * 0.68, spreadMetres * 0.46),
    draw({ light, random }, distance, pixelCm) {
      const crownBottom = height * 0.42
      const lobes: Lobe[] = Array.from({ length: 9 }, (_lobe, index) => {
        const share = index / 8
        const side = (share - 0.5) * 2
        const rise = (1 - side * side) * (height - crownBottom) * 0.52
        const radius = half * (0.3 + random.next() * 0.14)
        return {
          x: side * (half - radius * 0.7),
          y: -(crownBottom + radius * 0.6 + rise * (0.55 + random.next() * 0.5)),
          radiusX: radius,
          radiusY: radius * 0.72,
        }
      })
      const bark = shaded(light, BARK, [0, 0.3, -1], distance, 0.5)
      const forks = lobes
        .filter((_lobe, index) => index % 2 === 0)
        .map(
          ({ x, y }) =>
            `<path d="M0 ${Math.round(-height * 0.2)}Q${Math.round(x * 0.1)} ${Math.round(y * 0.55)} ${Math.round(x * 0.8)} ${Math.round(y)}" stroke-width="${Math.round(height * 0.018)}"/>`,
        )
        .join('')
      const [foot, waist] = [Math.round(height * 0.038), Math.round(height * 0.016)]
      const fork = Math.round(-height * 0.2)
      const trunk = `<path d="M${-foot} 0Q${-waist} ${fork} -2 ${Math.round(-height * 0.52)}h4Q${waist} ${fork} ${foot} 0Z" fill="${bark}"/>`
      const sunSide = Math.sign(light.toSun[0]) || -1
      const tones = leafTones(light, leafColor, distance)
      const crown = foliage(
        { lobes, tones, leafCm: Math.max(height * 0.034, pixelCm * FINEST_PIXELS), sunSide },
        random,
      )
      return `${trunk}<g fill="none" stroke="${bark}" stroke-linecap="round">${forks}</g>${crown}`
    },
  })
}
