import type { Pixel } from '../drawing/camera.ts'
import type { Detail } from '../drawing/face.ts'
import type { Patch } from '../drawing/surface.ts'
import { glow } from './glow.ts'

const PANE_METRES = 0.24

/** Sliding panels of translucent shell in a fine wooden grid, over a row of turned balusters. */
export function capizWindow(shape: Patch, wood: string): Detail {
  return (surface) => {
    const { canvas, light, random } = surface.stage
    const { left, bottom, width, height } = shape
    const isLit = random.chance(light.litWindows)
    const shell = isLit ? ['#ffe8bf', '#f3bf7e'] : [surface.shade('#f3eddc'), surface.shade('#cfc8b4')]
    const panels = 4
    canvas.polygon(
      surface.outline(shape),
      canvas.linear([
        { at: 0, color: shell[0] ?? '' },
        { at: 1, color: shell[1] ?? '' },
      ]),
      0,
    )
    const open = random.int(0, panels - 1)
    canvas.fill(
      [surface.outline({ left: left + (width * open) / panels, bottom, width: width / panels, height })],
      isLit ? '#c98a4c' : '#2f2a26',
      0.75,
    )
    const grid: Pixel[][] = []
    for (let x = left + PANE_METRES; x < left + width; x += PANE_METRES)
      grid.push([
        [x, bottom],
        [x, bottom + height],
      ])
    for (let y = bottom + PANE_METRES; y < bottom + height; y += PANE_METRES)
      grid.push([
        [left, y],
        [left + width, y],
      ])
    surface.lines(grid, wood, 0.025, 0.75)
    const frames = Array.from({ length: panels }, (_panel, index): Pixel[] => {
      const [from, to] = [left + (width * index) / panels, left + (width * (index + 1)) / panels]
      return [
        [from, bottom],
        [to, bottom],
        [to, bottom + height],
        [from, bottom + height],
        [from, bottom],
      ]
    })
    surface.lines(frames, wood, 0.09)
    const foot = bottom - 0.62
    surface.patch({ left, bottom: foot, width, height: 0.52 }, '#3a2f28')
    const balusters: Pixel[][] = []
    for (let x = left + 0.12; x < left + width; x += 0.2)
      balusters.push([
        [x, foot],
        [x, foot + 0.5],
      ])
    surface.lines(balusters, wood, 0.08)
    surface.lines(
      [
        [
          [left, foot],
          [left + width, foot],
        ],
        [
          [left, foot + 0.56],
          [left + width, foot + 0.56],
        ],
      ],
      wood,
      0.1,
    )
    if (isLit) glow(surface, shape)
  }
}
