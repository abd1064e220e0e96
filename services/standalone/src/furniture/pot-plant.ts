import { cylinder } from '../drawing/cylinder.ts'
import type { Piece } from '../drawing/piece.ts'
import { sprite } from '../drawing/sprite.ts'
import { vector, type Vector } from '../drawing/vector.ts'
import { frond } from '../scenery/frond.ts'
import { leafTones } from '../scenery/leaf-tones.ts'

export interface PotPlantShape {
  readonly at: Vector
  readonly heightMetres: number
  readonly kind: 'areca' | 'fig'
  readonly potColor?: string
}

/** A plant in a pot: an areca palm, or a fig with large leaves. */
export function potPlant({ at, heightMetres, kind, potColor = '#cbb9a0' }: PotPlantShape): Piece[] {
  const pot = Math.min(0.42, heightMetres * 0.24)
  return [
    cylinder({
      at,
      radiusMetres: pot * 0.36,
      topRadiusMetres: pot * 0.5,
      heightMetres: pot,
      material: { color: potColor },
      topMaterial: { color: '#5b4636' },
    }),
    sprite({
      at: vector.add(at, [0, pot, -0.02]),
      widthMetres: heightMetres * 0.6,
      heightMetres: heightMetres - pot,
      draw({ light, random }, distance) {
        const tones = leafTones(light, '#6b8c4c', distance)
        const height = (heightMetres - pot) * 100
        if (kind === 'areca')
          return [-2.5, -0.65, -2.1, -1, -1.85, -1.3, -1.57]
            .map((angle, index) => {
              const length = height * (0.8 + random.next() * 0.25)
              return `<path d="${frond(0, 0, angle, length, random)}" fill="${tones[index < 2 ? 0 : 1 + (index % 3)]}"/>`
            })
            .join('')
        const leaves = ['', '', '', '']
        for (let index = 0; index < 64; index += 1) {
          const share = index / 64
          const rise = -height * (0.22 + share * 0.72)
          const aside = (random.next() - 0.5) * height * (0.55 - share * 0.25)
          const size = height * (0.1 + random.next() * 0.05)
          leaves[random.int(0, 3)] += roundLeaf(aside, rise, Math.atan2(0.4 - random.next() * 1.1, aside), size)
        }
        const stem = `<path d="M-2 0L-1 ${Math.round(-height * 0.8)}h3L3 0Z" fill="#6f5a45"/>`
        return stem + leaves.map((path, tone) => `<path d="${path}" fill="${tones[tone]}"/>`).join('')
      },
    }),
  ]
}

/** Path data of a broad leaf with bent edges, large enough to be seen as such. */
function roundLeaf(x: number, y: number, angle: number, length: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const [nx, ny] = [-dy * 0.62, dx * 0.62]
  const whole = Math.round
  return (
    `M${whole(x)} ${whole(y)}q${whole(dx * 0.45 + nx)} ${whole(dy * 0.45 + ny)} ${whole(dx)} ${whole(dy)}` +
    `q${whole(-dx * 0.55 - nx)} ${whole(-dy * 0.55 - ny)} ${whole(-dx)} ${whole(-dy)}`
  )
}
