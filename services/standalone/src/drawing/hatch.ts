import type { Pixel } from './camera.ts'
import type { Detail } from './face.ts'
import { vector } from './vector.ts'

export interface Hatching {
  /** Lines that run up the face, or along it. */
  readonly run: 'up' | 'along'
  readonly spacingMetres: number
  readonly widthMetres: number
  readonly color: string
  readonly opacity?: number
}

/** Closer than this the lines of a texture melt into one tone, and are left out. */
const CLOSEST_PIXELS = 2.5

/** Parallel lines across a face, cut to its outline: ribs, boards, courses of tiles. */
export function hatch({ run, spacingMetres, widthMetres, color, opacity = 1 }: Hatching): Detail {
  return (surface) => {
    if (spacingMetres * surface.scale < CLOSEST_PIXELS) return
    const { face, widthMetres: width, heightMetres: height } = surface
    const corners = face.points.map((point): Pixel => {
      const way = vector.subtract(point, face.origin)
      return [vector.dot(way, face.along), vector.dot(way, face.up)]
    })
    const acrossAxis = run === 'up' ? 0 : 1
    const reach = run === 'up' ? width : height
    const start = Math.min(...corners.map((corner) => corner[acrossAxis]))
    const lines: Pixel[][] = []
    for (let across = start + spacingMetres; across < start + reach + 1e-6; across += spacingMetres) {
      const ends = crossings(corners, acrossAxis, across)
      if (ends.length === 2) lines.push(ends)
    }
    surface.lines(lines, color, widthMetres, opacity)
  }
}

/** Where the outline of a convex polygon meets the line on which one coordinate has a value. */
function crossings(corners: readonly Pixel[], axis: 0 | 1, value: number): Pixel[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const [from, to] = [corner[axis] - value, next[axis] - value]
    if (from < 0 === to < 0) return []
    const share = from / (from - to)
    return [[corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share] satisfies Pixel]
  })
}
