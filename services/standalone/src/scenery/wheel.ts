import type { Pixel } from '../drawing/camera.ts'
import type { Detail } from '../drawing/face.ts'

const CORNERS = 18

/** A wheel at the lower edge of a vehicle's side, so many metres from its end. */
export function wheel(along: number, radiusMetres = 0.33): Detail {
  return ({ at, stage: { canvas, camera }, shade }) => {
    const disc = (radius: number): Pixel[] =>
      camera.outline(
        Array.from({ length: CORNERS }, (_corner, index) => {
          const angle = (index / CORNERS) * Math.PI * 2
          return at(along + Math.cos(angle) * radius, 0.02 + Math.sin(angle) * radius, 0.02)
        }),
      )
    canvas.polygon(disc(radiusMetres), '#23262a')
    canvas.polygon(disc(radiusMetres * 0.57), shade('#b9bdc0'))
  }
}
