import type { Patch, Surface } from '../drawing/surface.ts'

/** The bloom of a lamp around an opening, as strong as the hour is dark. */
export function glow({ stage: { canvas, camera, light }, at, scale }: Surface, patch: Patch): void {
  const darkness = 1 - Math.min(1, light.skylight[1] * 2.4 + light.sunlight[1])
  if (darkness < 0.2) return
  const centre = camera.project(at(patch.left + patch.width / 2, patch.bottom + patch.height / 2))
  const bloom = canvas.radial([
    { at: 0, color: '#ffcf8a', opacity: 0.34 },
    { at: 0.5, color: '#ffbd74', opacity: 0.12 },
    { at: 1, color: '#ffb268', opacity: 0 },
  ])
  canvas.ellipse(centre, (patch.width / 2 + 1.1) * scale, (patch.height / 2 + 1.1) * scale, bloom, darkness)
}
