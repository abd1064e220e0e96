import type { Pixel } from '../drawing/camera.ts'

/** Corners of a level area, in metres along x and z. */
export function rectangle(left: number, right: number, near: number, far: number): Pixel[] {
  return [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ]
}
