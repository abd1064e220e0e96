import { color } from './color.ts'
import type { Face } from './face.ts'
import { shaded } from './shaded.ts'
import { shadowsOn } from './shadows-on.ts'
import type { Stage } from './stage.ts'
import { createSurface } from './surface.ts'
import { vector, type Vector } from './vector.ts'

/** Smaller ones are painted in one tone. */
const SMALLEST_SOFT_PIXELS = 40

/** Paints a face that looks at the viewer: its tone, what is on it, and the shadows that fall on it. */
export function paintFace(stage: Stage, face: Face, casters: readonly (readonly Vector[])[]): void {
  const { canvas, camera, light } = stage
  const [corner = face.origin] = face.points
  if (vector.dot(face.normal, vector.subtract(camera.eye, corner)) <= 0) return
  const outline = camera.outline(face.points)
  if (outline.length < 3) return
  const surface = createSurface(stage, face)
  const tone = shaded(light, face.material.color, face.normal, camera.depth(vector.middle(face.points)))
  const isLarge = surface.heightMetres * surface.scale > SMALLEST_SOFT_PIXELS
  const { opacity = 1, roundMetres = 0 } = face.material
  const round = Math.max(0.8, roundMetres * surface.scale)
  if (opacity === 1) canvas.polygon(outline, isLarge ? softTone(stage, tone) : tone, round)
  else canvas.fill([outline], tone, opacity)
  face.material.texture?.(surface)
  for (const detail of face.details) detail(surface)
  if (opacity < 1) return
  canvas.fill(
    shadowsOn(face, casters, light.toSun).map((shadow) => camera.outline(shadow)),
    light.shadow.color,
    light.shadow.opacity,
  )
}

/** A little lighter at the top, a little darker towards the ground. */
function softTone({ canvas }: Stage, tone: string): string {
  const scaled = (factor: number) => color.hex(color.scale(color.of(tone), factor))
  return canvas.linear([
    { at: 0, color: scaled(1.06) },
    { at: 0.55, color: tone },
    { at: 1, color: scaled(0.84) },
  ])
}
