import { clipPolygon } from './clip-polygon.ts'
import { vector, type Vector } from './vector.ts'

/** A place on the picture, in pixels from its upper left corner. */
export type Pixel = readonly [x: number, y: number]

export interface View {
  readonly eye: Vector
  /** What stands in the middle of the picture; its height does not matter. */
  readonly target: Vector
  /** Length of a metre seen from a metre away, in pixels: 1300 is wide, 2400 a telephoto. */
  readonly focalPixels: number
  /** Height of the horizon in the picture: 0 is its top, 1 its bottom. */
  readonly horizon: number
}

/**
 * Draws in two-point perspective, as architects do: the camera is never tilted, so what is upright stays upright, and
 * the picture is shifted up or down instead.
 */
export interface Camera {
  readonly eye: Vector
  readonly horizonPixels: number
  /** Metres in front of the eye. */
  depth(point: Vector): number
  project(point: Vector): Pixel
  /** A polygon as it appears; empty when all of it is behind the eye. */
  outline(points: readonly Vector[]): Pixel[]
  /** Pixels of a metre there. */
  scaleAt(point: Vector): number
  /** How far away the ground is that appears in a row of pixels below the horizon. */
  depthAt(pixelY: number): number
  /** Where on the ground (or at another height) a pixel column and a depth meet. */
  place(pixelX: number, depthMetres: number, height?: number): Vector
}

const NEAREST_METRES = 0.12

export function createCamera(view: View, width: number, height: number): Camera {
  const { eye, target, focalPixels, horizon } = view
  const ahead = vector.unit([target[0] - eye[0], 0, target[2] - eye[2]])
  const right: Vector = [ahead[2], 0, -ahead[0]]
  const horizonPixels = height * horizon
  const depth = (point: Vector) => vector.dot(vector.subtract(point, eye), ahead)
  const scaleAt = (point: Vector) => focalPixels / Math.max(NEAREST_METRES, depth(point))
  const project = (point: Vector): Pixel => {
    const scale = scaleAt(point)
    const fromEye = vector.subtract(point, eye)
    return [width / 2 + vector.dot(fromEye, right) * scale, horizonPixels - fromEye[1] * scale]
  }
  return {
    eye,
    horizonPixels,
    depth,
    project,
    scaleAt,
    outline: (points) => clipPolygon(points, (point) => depth(point) - NEAREST_METRES).map(project),
    depthAt: (pixelY) => (eye[1] * focalPixels) / Math.max(1, pixelY - horizonPixels),
    place(pixelX, depthMetres, heightMetres = 0) {
      const aside = ((pixelX - width / 2) * depthMetres) / focalPixels
      const there = vector.add(eye, vector.add(vector.scale(ahead, depthMetres), vector.scale(right, aside)))
      return [there[0], heightMetres, there[2]]
    },
  }
}
