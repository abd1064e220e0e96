import type { Random } from '../demo/random.ts'
import type { Pixel } from '../drawing/camera.ts'
import { INK, type PlanSheet } from './plan-sheet.ts'
import type { SiteStyle } from './site-styles.ts'

const GREEN = '#9db283'
const WATER = '#a9cdd0'
/** Of the whole sheet, in metres. */
const WIDTH = 30
const DEPTH = 20

/** The park, the sea or the creek along the lower side, with trees. */
export function paintSiteEdge(sheet: PlanSheet, { edge, name }: SiteStyle, random: Random): void {
  const { box, canvas, at, scale, label } = sheet
  const shore: Pixel[] = Array.from({ length: 31 }, (_step, index): Pixel => [
    index,
    17.3 + Math.sin(index * 0.55) * 0.28,
  ])
  if (edge !== 'park') {
    const body =
      edge === 'sea'
        ? [[WIDTH, DEPTH] as const, [0, DEPTH] as const]
        : shore.map(([x, y]) => [x, y + 1.5] as const).toReversed()
    canvas.polygon(
      [...shore, ...body].map(([x, y]) => at(x, y)),
      WATER,
      0,
    )
    canvas.stroke([shore.map(([x, y]) => at(x, y + 0.25))], '#d6e8e6', scale * 0.1)
  } else {
    box(3, 17, 24, 2.6, '#bfcf9b', { radiusMetres: 1.2 })
    box(12.6, 17.5, 4.8, 1.6, '#e6dcc8', { radiusMetres: 0.8 })
  }
  const tree = (x: number, y: number) => {
    const radius = 0.28 + random.next() * 0.22
    const [px, py] = at(x, y)
    canvas.ellipse([px + 3, py + 4], radius * scale, radius * scale, '#6d7a4f', 0.25)
    canvas.ellipse([px, py], radius * scale, radius * scale, GREEN)
    canvas.ellipse(
      [px - radius * scale * 0.25, py - radius * scale * 0.25],
      radius * scale * 0.5,
      radius * scale * 0.5,
      '#b8c99a',
    )
  }
  const isFree = (x: number) => edge !== 'sea' && (edge === 'creek' || Math.abs(x - 15) > 3.6)
  for (let x = 0.6; x < WIDTH; x += 1.5)
    if (isFree(x))
      tree(x + random.next() * 0.5, edge === 'park' ? 17.5 + random.next() * 1.8 : 19.3 + random.next() * 0.3)
  for (let x = 3.4; x < 27; x += 1.7) tree(x, 0.8)
  label(name, 15, edge === 'park' ? 18.3 : 18.2, 0.5, edge === 'park' ? INK : '#5f8a8f')
}
