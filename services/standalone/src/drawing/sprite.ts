import type { Piece } from './piece.ts'
import type { Stage } from './stage.ts'
import { vector, type Vector } from './vector.ts'

export interface SpriteShape {
  /** Where its foot stands. */
  readonly at: Vector
  readonly widthMetres: number
  readonly heightMetres: number
  readonly casters?: readonly (readonly Vector[])[]
  /** SVG in centimetres around the foot, y downwards as on a screen. `pixelCm` is how large a pixel is there. */
  draw(stage: Stage, distanceMetres: number, pixelCm: number): string
}

const DEPTH_METRES = 0.2

/** Something flat that always looks at the viewer: trees, shrubs. */
export function sprite({ at, widthMetres, heightMetres, casters = [], draw }: SpriteShape): Piece {
  return {
    bounds: {
      low: vector.subtract(at, [widthMetres / 2, 0, DEPTH_METRES / 2]),
      high: vector.add(at, [widthMetres / 2, heightMetres, DEPTH_METRES / 2]),
    },
    casters,
    paint(stage) {
      const { camera, canvas } = stage
      const distance = camera.depth(at)
      if (distance < 0.5) return
      const [x, y] = camera.project(at)
      const scale = camera.scaleAt(at) / 100
      canvas.add(
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${draw(stage, distance, 1 / scale)}</g>`,
      )
    },
  }
}
