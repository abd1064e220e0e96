import type { Pixel } from './camera.ts'
import type { Face } from './face.ts'
import { shaded } from './shaded.ts'
import type { Stage } from './stage.ts'
import { vector, type Vector } from './vector.ts'

/** A rectangle on a face, in metres from its lower left corner. */
export interface Patch {
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** A face to draw on, by metres along it and up it. */
export interface Surface {
  readonly stage: Stage
  readonly face: Face
  readonly widthMetres: number
  readonly heightMetres: number
  /** Pixels of a metre in its middle. */
  readonly scale: number
  /** @param out metres in front of the face */
  at(along: number, up: number, out?: number): Vector
  outline(patch: Patch, out?: number): Pixel[]
  /** A colour as it looks on this face. */
  shade(hex: string): string
  patch(patch: Patch, hex: string, out?: number): void
  /** Lines of a width in metres, by points along and up. */
  lines(lines: readonly (readonly Pixel[])[], hex: string, widthMetres: number, opacity?: number): void
}

export function createSurface(stage: Stage, face: Face): Surface {
  const { canvas, camera, light } = stage
  const reach = (way: Vector) =>
    Math.max(...face.points.map((point) => vector.dot(vector.subtract(point, face.origin), way)))
  const middle = vector.middle(face.points)
  const distance = Math.max(0, camera.depth(middle))
  const at = (along: number, up: number, out = 0) =>
    [
      [face.along, along],
      [face.up, up],
      [face.normal, out],
    ] satisfies [Vector, number][]
  const surface: Surface = {
    stage,
    face,
    widthMetres: reach(face.along),
    heightMetres: reach(face.up),
    scale: camera.scaleAt(middle),
    at: (along, up, out) =>
      at(along, up, out).reduce((sum, [way, metres]) => vector.add(sum, vector.scale(way, metres)), face.origin),
    outline: ({ left, bottom, width, height }, out = 0) =>
      camera.outline([
        surface.at(left, bottom, out),
        surface.at(left + width, bottom, out),
        surface.at(left + width, bottom + height, out),
        surface.at(left, bottom + height, out),
      ]),
    shade: (hex) => shaded(light, hex, face.normal, distance),
    patch: (patch, hex, out = 0) => canvas.polygon(surface.outline(patch, out), surface.shade(hex), 0.4),
    lines(lines, hex, widthMetres, opacity = 1) {
      const strips = lines.flatMap((line) =>
        line.slice(1).map((end, index) => strip(line[index] ?? end, end, widthMetres)),
      )
      const outlines = strips.map((corners) => camera.outline(corners.map(([along, up]) => surface.at(along, up))))
      canvas.fill(outlines, surface.shade(hex), opacity)
    },
  }
  return surface
}

/** A line of a width as a rectangle, which perspective narrows as it should. */
function strip([fromX, fromY]: Pixel, [toX, toY]: Pixel, width: number): Pixel[] {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1
  const [x, y] = [((toX - fromX) / length) * (width / 2), ((toY - fromY) / length) * (width / 2)]
  return [
    [fromX - x - y, fromY - y + x],
    [toX + x - y, toY + y + x],
    [toX + x + y, toY + y - x],
    [fromX - x + y, fromY - y - x],
  ]
}
