import type { Pixel } from '../drawing/camera.ts'
import type { Detail } from '../drawing/face.ts'

/** A panelled or slatted garage door. */
export function garageDoor(left: number, width: number, height: number, color: string): Detail {
  return (surface) => {
    surface.patch({ left, bottom: 0, width, height }, color)
    const rails = Array.from({ length: 9 }, (_rail, index): Pixel[] => {
      const y = (height * (index + 1)) / 10
      return [
        [left, y],
        [left + width, y],
      ]
    })
    surface.lines(rails, '#2b2623', 0.03, 0.5)
    surface.stage.canvas.fill([surface.outline({ left, bottom: height - 0.3, width, height: 0.3 })], '#101826', 0.35)
  }
}
