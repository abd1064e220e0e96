import type { Detail } from '../drawing/face.ts'
import type { Pixel } from '../drawing/camera.ts'
import { BEHIND_METRES } from '../room/room-faces.ts'

export interface RugShape {
  readonly left: number
  readonly near: number
  readonly width: number
  readonly depth: number
  readonly color: string
  readonly borderColor: string
}

/** A rug with fine stripes, by metres along x and z of the room. */
export function rug({ left, near, width, depth, color, borderColor }: RugShape): Detail {
  return (surface) => {
    const bottom = near + BEHIND_METRES
    surface.patch({ left, bottom, width, height: depth }, borderColor)
    surface.patch({ left: left + 0.08, bottom: bottom + 0.08, width: width - 0.16, height: depth - 0.16 }, color)
    const stripes: Pixel[][] = []
    for (let y = bottom + 0.3; y < bottom + depth - 0.2; y += 0.22)
      stripes.push([
        [left + 0.14, y],
        [left + width - 0.14, y],
      ])
    surface.lines(stripes, borderColor, 0.02, 0.5)
  }
}
