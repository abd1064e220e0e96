import type { Pixel } from '../drawing/camera.ts'
import type { Surface } from '../drawing/surface.ts'
import { curtain } from './curtain.ts'
import type { RoomWindow } from './room.ts'

/** The frame of a window as one sees it from inside, and its curtains. */
export function paintWindow(surface: Surface, window: RoomWindow): void {
  const { left, bottom, width, height, columns = 2, frameColor = '#f1ece2', curtainColor } = window
  const { canvas } = surface.stage
  // Glass takes a little of the colour of the outside away.
  canvas.fill([surface.outline(window)], '#fffdf6', 0.1)
  const posts = Array.from({ length: columns + 1 }, (_post, index): Pixel[] => {
    const x = left + (width * index) / columns
    return [
      [x, bottom],
      [x, bottom + height],
    ]
  })
  const rails: Pixel[][] = [bottom, bottom + height].map((y) => [
    [left, y],
    [left + width, y],
  ])
  surface.lines([...posts, ...rails], frameColor, 0.07)
  if (curtainColor === undefined) return
  const reach = Math.max(0.45, width * 0.16)
  const drop = bottom < 0.3 ? bottom - 0.02 : bottom - 0.25
  const top = bottom + height + 0.18
  surface.lines(
    [
      [
        [left - 0.4, top],
        [left + width + 0.4, top],
      ],
    ],
    '#5b4a3a',
    0.05,
  )
  for (const from of [left - reach * 0.55, left + width - reach * 0.45])
    curtain({ left: from, bottom: drop, width: reach, height: top - drop }, curtainColor)(surface)
}
