import type { Random } from '../demo/random.ts'
import type { Pixel } from '../drawing/camera.ts'
import { PAPER, type PlanSheet } from './plan-sheet.ts'
import type { SiteStyle } from './site-styles.ts'

export const LOT_DEPTH = 2.6

export interface SiteLot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly number: number
  readonly isChosen: boolean
}

/** A lot with its number, or what already stands on it; the one on offer in its own colour. */
export function paintSiteLot(
  sheet: PlanSheet,
  style: SiteStyle,
  random: Random,
  { x, y, width, number, isChosen }: SiteLot,
): void {
  const { box, lines, label } = sheet
  box(x, y, width, LOT_DEPTH, isChosen ? style.chosen : style.lot, { stroke: '#a8977e', strokeMetres: 0.05 })
  const middle = [x + width / 2, y + LOT_DEPTH / 2] as const
  if (isChosen) {
    box(x + 0.08, y + 0.08, width - 0.16, LOT_DEPTH - 0.16, 'none', { stroke: PAPER, strokeMetres: 0.09 })
    return label(String(number), middle[0], middle[1], 0.8, PAPER, width * 0.6)
  }
  if (style.content === 'crops') {
    const rows = Array.from({ length: 6 }, (_row, index): Pixel[] => [
      [x + 0.3, y + 0.4 + index * 0.36],
      [x + width - 0.3, y + 0.4 + index * 0.36],
    ])
    lines(rows, '#b9c48a', 0.1)
  }
  const isBuilt = random.chance(0.4)
  if (isBuilt && style.content === 'houses') {
    box(x + width * 0.22, y + 0.6, width * 0.56, 1.3, '#c9a184', { radiusMetres: 0.05 })
    lines(
      [
        [
          [x + width * 0.22, y + 1.25],
          [x + width * 0.78, y + 1.25],
        ],
      ],
      '#ad8267',
      0.06,
    )
    return
  }
  if (isBuilt && style.content === 'halls') {
    box(x + width * 0.14, y + 0.4, width * 0.72, 1.6, '#b9bdb8', { radiusMetres: 0.05 })
    return
  }
  label(String(number), middle[0], middle[1], 0.42, '#9a8a73', width * 0.6)
}
