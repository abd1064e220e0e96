import type { Detail } from '../drawing/face.ts'
import type { Pixel } from '../drawing/camera.ts'

/** Small round lamps in a ceiling, by metres along it and up it. */
export function downlights(places: readonly Pixel[]): Detail {
  return ({ at, stage: { canvas, camera, light } }) => {
    const isOn = light.litWindows > 0.3
    for (const [along, up] of places) {
      const there = at(along, up)
      if (camera.depth(there) < 0.8) continue
      const scale = camera.scaleAt(there)
      const centre = camera.project(there)
      if (isOn) {
        const glow = canvas.radial([
          { at: 0, color: '#fff1d2', opacity: 0.55 },
          { at: 1, color: '#ffdca6', opacity: 0 },
        ])
        canvas.ellipse(centre, scale * 0.7, scale * 0.3, glow)
      }
      canvas.ellipse(centre, scale * 0.09, scale * 0.035, isOn ? '#fff6e2' : '#dcd6ca')
    }
  }
}
