import type { Random } from '../demo/random.ts'
import type { Piece } from '../drawing/piece.ts'
import { shaded } from '../drawing/shaded.ts'
import { sprite } from '../drawing/sprite.ts'
import type { Vector } from '../drawing/vector.ts'
import { frond } from './frond.ts'
import { leafTones } from './leaf-tones.ts'

export interface PalmShape {
  readonly at: Vector
  readonly heightMetres: number
  /** Metres that the crown leans to the right. */
  readonly leanMetres?: number
  readonly leafColor?: string
}

const BARK = '#9a8a76'
const FRONDS = 13

/** A coconut palm: a slim leaning trunk and a crown of drooping fronds. */
export function palm({ at, heightMetres, leanMetres = 0.4, leafColor = '#7d9a52' }: PalmShape): Piece {
  const reach = 110 + heightMetres * 16
  const top = { x: leanMetres * 100, y: -heightMetres * 100 + reach * 0.35 }
  return sprite({
    at,
    widthMetres: 1.2,
    heightMetres,
    casters: palmCasters(at, heightMetres, leanMetres, reach / 100),
    draw({ light, random }, distance) {
      const tones = leafTones(light, leafColor, distance)
      const bark = shaded(light, BARK, [Math.sign(light.toSun[0]) * 0.6, 0.2, -0.8], distance, 0.7)
      return trunkOf(top, heightMetres, bark) + crownOf(top, reach, tones, random)
    },
  })
}

function trunkOf(top: { x: number; y: number }, heightMetres: number, bark: string): string {
  const foot = 10 + heightMetres * 1.4
  const bend = `${Math.round(-top.x * 0.15)} ${Math.round(top.y * 0.5)}`
  const neck = foot * 0.42
  return (
    `<path d="M${(-foot).toFixed(0)} 0Q${bend} ${Math.round(top.x - neck)} ${Math.round(top.y)}L${Math.round(top.x + neck)} ${Math.round(top.y)}` +
    `Q${Math.round(-top.x * 0.15 + foot)} ${Math.round(top.y * 0.5)} ${foot.toFixed(0)} 0Z" fill="${bark}"/>`
  )
}

function crownOf(top: { x: number; y: number }, reach: number, tones: readonly string[], random: Random): string {
  const fronds = Array.from({ length: FRONDS }, (_frond, index) => {
    const angle = -Math.PI / 2 + ((index + 0.5) / FRONDS - 0.5) * Math.PI * 1.5 + (random.next() - 0.5) * 0.2
    return { angle, isBehind: index % 3 === 0 }
  })
  return [...fronds]
    .toSorted((a, b) => Number(b.isBehind) - Number(a.isBehind))
    .map(({ angle, isBehind }, index) => {
      const tone = isBehind ? tones[0] : index % 2 === 0 ? tones[2] : tones[1]
      const length = reach * (0.85 + random.next() * 0.3)
      return `<path d="${frond(top.x, top.y, angle, length, random)}" fill="${tone}"/>`
    })
    .join('')
}

function palmCasters([x, , z]: Vector, height: number, lean: number, reach: number): Vector[][] {
  const fronds = Array.from({ length: 9 }, (_frond, index): Vector[] => {
    const angle = (index / 9) * Math.PI * 2
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)]
    const top: Vector = [x + lean, height - reach * 0.2, z]
    return [
      top,
      [top[0] + dx * reach * 0.5 - dz * 0.22, top[1], top[2] + dz * reach * 0.5 + dx * 0.22],
      [top[0] + dx * reach * 0.95, top[1] - reach * 0.4, top[2] + dz * reach * 0.95],
      [top[0] + dx * reach * 0.5 + dz * 0.22, top[1], top[2] + dz * reach * 0.5 - dx * 0.22],
    ]
  })
  const trunk: Vector[] = [
    [x - 0.15, 0, z],
    [x + 0.15, 0, z],
    [x + lean + 0.1, height - reach * 0.3, z],
    [x + lean - 0.1, height - reach * 0.3, z],
  ]
  return [...fronds, trunk]
}
