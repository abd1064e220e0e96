import type { Pixel } from '../drawing/camera.ts'
import type { PlanOpening } from './floor-plan.ts'
import { INK, type PlanSheet } from './plan-sheet.ts'

const ARC_STEPS = 10

/** Opens a wall: the door with the arc of its leaf, the window with its panes. */
export function paintOpening(
  sheet: PlanSheet,
  { kind, x, y, run, lengthMetres, swing = 1 }: PlanOpening,
  wallMetres: number,
): void {
  const point = (along: number, aside: number): Pixel => (run === 'x' ? [x + along, y + aside] : [x + aside, y + along])
  const gap = [point(0.05, 0), point(lengthMetres - 0.05, 0)]
  sheet.lines([gap], '#fbf8f1', wallMetres * 1.08)
  if (kind === 'window') {
    sheet.lines(
      [-0.45, 0, 0.45].map((aside) => [point(0, aside * wallMetres), point(lengthMetres, aside * wallMetres)]),
      '#7f9ca6',
      0.025,
    )
    sheet.lines(
      [0, lengthMetres].map((along) => [point(along, -wallMetres / 2), point(along, wallMetres / 2)]),
      INK,
      0.04,
    )
  }
  if (kind === 'door') {
    const arc = Array.from({ length: ARC_STEPS + 1 }, (_step, index): Pixel => {
      const angle = (index / ARC_STEPS) * (Math.PI / 2)
      return point(Math.cos(angle) * lengthMetres, Math.sin(angle) * lengthMetres * swing)
    })
    sheet.lines([arc], '#9a8c78', 0.02)
    sheet.lines([[point(0, 0), point(0, lengthMetres * swing)]], INK, 0.05)
  }
}
