import type { Pixel } from '../drawing/camera.ts'
import type { Detail } from '../drawing/face.ts'

/** A flat area on the ground (or on any face), by its corners in metres along and up. */
export function area(corners: readonly Pixel[], hex: string): Detail {
  return ({ stage: { canvas, camera }, at, shade }) => {
    canvas.polygon(camera.outline(corners.map(([along, up]) => at(along, up))), shade(hex))
  }
}
