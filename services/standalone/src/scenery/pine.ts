import type { Piece } from '../drawing/piece.ts'
import { shaded } from '../drawing/shaded.ts'
import { sprite } from '../drawing/sprite.ts'
import type { Vector } from '../drawing/vector.ts'
import { crownCasters } from './crown-casters.ts'
import { leaf } from './leaf.ts'
import { leafTones } from './leaf-tones.ts'

const TIERS = 13

/** A highland pine: a straight trunk, and tiers of needles that thin out to the top. */
export function pine({ at, heightMetres }: { readonly at: Vector; readonly heightMetres: number }): Piece {
  const height = heightMetres * 100
  return sprite({
    at,
    widthMetres: heightMetres * 0.4,
    heightMetres,
    casters: crownCasters(at, heightMetres * 0.5, heightMetres * 0.16),
    draw({ light, random }, distance, pixelCm) {
      const tones = leafTones(light, '#5b7a52', distance)
      const needles = ['', '', '', '']
      const size = Math.max(height * 0.05, pixelCm * 7)
      const sunSide = Math.sign(light.toSun[0]) || -1
      for (let tier = 0; tier < TIERS; tier += 1) {
        const share = tier / (TIERS - 1)
        const y = -height * (0.24 + share * 0.74)
        const reach = height * 0.21 * (1 - share) ** 0.8 * (0.8 + random.next() * 0.4) + size * 0.5
        const strokes = Math.max(4, Math.round((reach / size) * 5))
        for (let index = 0; index < strokes; index += 1) {
          const side = (index / (strokes - 1)) * 2 - 1
          const tone = Math.min(3, Math.max(0, Math.round(1.4 + side * sunSide * 1.2 + random.next() - 0.4)))
          const x = side * reach
          needles[tone] += leaf(
            x * 0.4,
            y - size * 0.2,
            Math.atan2(0.5, side * 2),
            Math.abs(x) * 0.6 + size,
            size * 0.6,
          )
          needles[Math.max(0, tone - 1)] += leaf(
            x * 0.2,
            y,
            Math.atan2(0.9, side * 2),
            Math.abs(x) * 0.6 + size * 0.8,
            size * 0.5,
          )
        }
      }
      const bark = shaded(light, '#7b5f4a', [0, 0.2, -1], distance, 0.6)
      const foot = Math.round(height * 0.018)
      return (
        `<path d="M${-foot} 0L${-Math.round(foot * 0.4)} ${Math.round(-height * 0.92)}h${Math.round(foot * 0.8)}L${foot} 0Z" fill="${bark}"/>` +
        needles.map((path, tone) => `<path d="${path}" fill="${tones[tone]}"/>`).join('')
      )
    },
  })
}
