import { color } from '../drawing/color.ts'
import type { Stage } from '../drawing/stage.ts'
import { leafTones } from './leaf-tones.ts'

export interface TreelineShape {
  readonly distanceMetres: number
  readonly heightMetres: number
  readonly leafColor?: string
  /** Shares of the picture's width. */
  readonly from?: number
  readonly to?: number
}

/** Puffs of each tone: how far towards the sun, and how large. */
const TONES = [
  { tone: 1, shift: 0, size: 1 },
  { tone: 2, shift: 0.3, size: 0.68 },
  { tone: 3, shift: 0.5, size: 0.36 },
] as const

/** A row of far trees along the horizon, in puffs of three tones. */
export function paintTreeline({ canvas, camera, light, random }: Stage, shape: TreelineShape): void {
  const { distanceMetres, heightMetres, leafColor = '#64824f', from = -0.02, to = 1.02 } = shape
  const foot = camera.place(canvas.width / 2, distanceMetres)
  const [, footPixels] = camera.project(foot)
  const height = heightMetres * camera.scaleAt(foot)
  const sunSide = Math.sign(light.toSun[0]) || -1
  const paths = ['', '', '']
  let rise = 0.7
  for (let x = from * canvas.width; x < to * canvas.width;) {
    rise = Math.min(1, Math.max(0.45, rise + (random.next() - 0.5) * 0.36))
    const radius = height * (0.11 + random.next() * 0.1)
    for (let level = height * rise - radius; level > -radius; level -= radius * 1.1) {
      const puffX = x + (random.next() - 0.5) * radius * 1.4
      for (const [index, { shift, size }] of TONES.entries())
        paths[index] += puff(
          puffX + sunSide * radius * shift * 0.6,
          footPixels - level - radius * shift,
          radius * size * (0.85 + random.next() * 0.3),
        )
    }
    x += radius * (0.9 + random.next() * 0.6)
  }
  const tones = leafTones(light, leafColor, distanceMetres)
  canvas.within(
    [
      [
        [0, 0],
        [canvas.width, 0],
        [canvas.width, footPixels + 1],
        [0, footPixels + 1],
      ],
    ],
    () => {
      for (const [index, { tone }] of TONES.entries())
        canvas.add(`<path d="${paths[index]}" fill="${color.between(tones[tone], tones[1], tone * 0.16)}"/>`)
    },
  )
}

/** Path data of a leafy puff: five corners, bulging. */
function puff(x: number, y: number, radius: number): string {
  const tenth = (value: number) => Math.round(value * 10) / 10
  const [r, h] = [radius, radius * 0.55]
  return (
    `M${tenth(x - r)} ${tenth(y)}q${tenth(-h * 0.3)} ${tenth(-r * 0.8)} ${tenth(r * 0.7)} ${tenth(-r * 0.75)}` +
    `q${tenth(r * 0.6)} ${tenth(-r * 0.5)} ${tenth(r * 0.9)} ${tenth(r * 0.2)}q${tenth(r * 0.7)} ${tenth(r * 0.3)} ${tenth(r * 0.3)} ${tenth(r)}` +
    `q${tenth(-r * 0.9)} ${tenth(r * 0.7)} ${tenth(-r * 1.9)} ${tenth(-r * 0.45)}Z`
  )
}
