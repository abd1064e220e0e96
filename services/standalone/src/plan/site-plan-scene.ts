import { createRandom } from '../demo/random.ts'
import type { Pixel } from '../drawing/camera.ts'
import { LOT_DEPTH, paintSiteLot } from './paint-site-lot.ts'
import { paintSiteEdge } from './paint-site-edge.ts'
import { createPlanSheet, type PlanSheet } from './plan-sheet.ts'
import { SITE_STYLES, type SiteKind } from './site-styles.ts'

const ROAD = '#c9c4bb'
const WIDTH = 30
const DEPTH = 20
const ROWS = [3.2, 9.8] as const

/** A development from above: its roads, numbered lots, the one on offer, and what borders it. */
export function sitePlanScene(kind: SiteKind, seed: number): string {
  const style = SITE_STYLES[kind]
  const random = createRandom(seed)
  const sheet = createPlanSheet(WIDTH, DEPTH)
  sheet.box(0, 0, WIDTH, DEPTH, style.ground, { radiusMetres: 0.5 })
  paintRoads(sheet)
  const chosen = random.int(0, style.columns * 4 - 1)
  let number = 0
  for (const top of ROWS)
    for (const row of [0, 1])
      for (let column = 0; column < style.columns; column += 1) {
        const width = 24 / style.columns
        paintSiteLot(sheet, style, random, {
          x: 3 + column * width,
          y: top + row * LOT_DEPTH,
          width,
          number: number + 1,
          isChosen: number === chosen,
        })
        number += 1
      }
  paintSiteEdge(sheet, style, random)
  return sheet.canvas.toSvg()
}

function paintRoads({ box, lines }: PlanSheet): void {
  for (const y of [1.6, 8.4, 15]) box(0, y, WIDTH, 1.4, ROAD)
  for (const x of [1.2, 27.2]) box(x, 0, 1.6, 16.4, ROAD)
  const dashes: Pixel[][] = []
  for (const y of [2.3, 9.1, 15.7])
    for (let x = 3.4; x < 26.8; x += 1)
      dashes.push([
        [x, y],
        [x + 0.5, y],
      ])
  lines(dashes, '#f4efe4', 0.07)
}
