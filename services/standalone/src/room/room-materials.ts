import type { Pixel } from '../drawing/camera.ts'
import type { Material } from '../drawing/face.ts'
import { hatch } from '../drawing/hatch.ts'
import type { Surface } from '../drawing/surface.ts'

/** What rooms are made of, by colour. */
export const roomMaterials = {
  paint: (color: string): Material => ({ color }),
  /** Floor boards that run into the room. */
  planks: (color: string): Material => ({
    color,
    texture: (surface) => {
      paintUnevenPlanks(surface)
      hatch({ run: 'up', spacingMetres: 0.19, widthMetres: 0.01, color: '#4a3320', opacity: 0.3 })(surface)
      hatch({ run: 'along', spacingMetres: 1.7, widthMetres: 0.008, color: '#4a3320', opacity: 0.12 })(surface)
    },
  }),
  tiles: (color: string, spacingMetres = 0.6): Material => ({
    color,
    texture: (surface) => {
      hatch({ run: 'up', spacingMetres, widthMetres: 0.01, color: '#6d6455', opacity: 0.3 })(surface)
      hatch({ run: 'along', spacingMetres, widthMetres: 0.01, color: '#6d6455', opacity: 0.3 })(surface)
    },
  }),
  /** Upright slats on a wall. */
  slats: (color: string): Material => ({
    color,
    texture: hatch({ run: 'up', spacingMetres: 0.09, widthMetres: 0.03, color: '#2f2016', opacity: 0.38 }),
  }),
  marble: (color: string): Material => ({
    color,
    texture: hatch({ run: 'up', spacingMetres: 1.4, widthMetres: 0.008, color: '#8a8378', opacity: 0.5 }),
  }),
}

/** No two boards have quite the same tone. */
function paintUnevenPlanks(surface: Surface): void {
  const { canvas, random } = surface.stage
  const tones: [Pixel[][], Pixel[][]] = [[], []]
  for (let left = 0; left < surface.widthMetres; left += 0.19)
    for (let bottom = -random.next() * 1.5; bottom < surface.heightMetres; bottom += 1.7)
      if (random.chance(0.45))
        tones[random.int(0, 1)]?.push(surface.outline({ left, bottom: Math.max(0, bottom), width: 0.19, height: 1.6 }))
  canvas.fill(tones[0], '#3d2816', 0.05)
  canvas.fill(tones[1], '#fff1d8', 0.07)
}
