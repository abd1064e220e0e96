import type { Pixel } from '../drawing/camera.ts'
import type { PlanSheet } from './plan-sheet.ts'

const PALE = '#b3a48e'

/** What a drawing has around it: ticks of its measures, a scale bar and a north arrow. */
export function paintPlanFrame({ canvas, at, scale }: PlanSheet, width: number, depth: number): void {
  const [left, top] = at(0, 0)
  const [right, bottom] = at(width, depth)
  const away = 38
  const ticks: Pixel[][] = [
    [
      [left, top - away],
      [right, top - away],
    ],
    [
      [left - away, top],
      [left - away, bottom],
    ],
  ]
  for (let metre = 0; metre <= width + 0.01; metre += 1) {
    const x = left + metre * scale
    const length = metre % 5 === 0 ? 9 : 5
    ticks.push([
      [x, top - away - length],
      [x, top - away + length],
    ])
  }
  for (let metre = 0; metre <= depth + 0.01; metre += 1) {
    const y = top + metre * scale
    const length = metre % 5 === 0 ? 9 : 5
    ticks.push([
      [left - away - length, y],
      [left - away + length, y],
    ])
  }
  canvas.stroke(ticks, PALE, 1.8)
  paintArrow(canvas.width - 84, 84)

  function paintArrow(x: number, y: number): void {
    canvas.ellipse([x, y], 30, 30, '#efe6d6')
    canvas.polygon(
      [
        [x, y - 38],
        [x + 11, y + 16],
        [x, y + 7],
      ],
      PALE,
      0,
    )
    canvas.polygon(
      [
        [x, y - 38],
        [x - 11, y + 16],
        [x, y + 7],
      ],
      '#d6c8b0',
      0,
    )
  }
}
