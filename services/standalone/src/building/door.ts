import type { Detail } from '../drawing/face.ts'

export interface DoorShape {
  readonly left: number
  readonly width: number
  readonly height: number
  readonly color: string
}

/** A front door of wood with a frame, panels and a long handle. */
export function door({ left, width, height, color }: DoorShape): Detail {
  return (surface) => {
    const { canvas } = surface.stage
    surface.patch({ left: left - 0.08, bottom: 0, width: width + 0.16, height: height + 0.08 }, '#3b3029')
    surface.patch({ left, bottom: 0, width, height }, color)
    const panels = Array.from({ length: 4 }, (_panel, index) =>
      surface.outline({
        left: left + width * 0.14,
        bottom: height * (0.06 + index * 0.235),
        width: width * 0.6,
        height: height * 0.18,
      }),
    )
    canvas.fill(panels, '#2a1a10', 0.2)
    surface.patch({ left: left + width * 0.86, bottom: height * 0.36, width: 0.05, height: height * 0.3 }, '#d9cdb4')
    canvas.fill([surface.outline({ left, bottom: height - 0.16, width, height: 0.16 })], '#101826', 0.3)
  }
}
