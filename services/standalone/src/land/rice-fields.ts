import { createRandom } from '../demo/random.ts'
import type { Pixel } from '../drawing/camera.ts'
import { color } from '../drawing/color.ts'
import type { Detail } from '../drawing/face.ts'
import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop } from '../scenery/backdrop.ts'
import { hut } from '../scenery/hut.ts'
import { palm } from '../scenery/palm.ts'
import { rows } from '../scenery/rows.ts'
import type { LandScene } from './land-scene.ts'

const GREENS = ['#a2b957', '#8fae4f', '#b4bd62', '#7f9f4e'] as const

/** Paddies between their dikes: some green, some still water with the sky in it. */
export function riceFields({ seed, light }: LandScene): string {
  const random = createRandom(seed)
  const columns = [-64, -34, -15, -2, 11, 30, 64]
  const lines = [-16, -7, 1, 10, 21, 35, 58]
  const fields: Detail[] = []
  for (const [row, near] of lines.slice(0, -1).entries())
    for (const [column, left] of columns.slice(0, -1).entries()) {
      const far = lines[row + 1] ?? near
      const right = columns[column + 1] ?? left
      const sway = (z: number) => Math.sin(z * 0.09 + column) * 2.2
      const corners: Pixel[] = [
        [left + 0.35 + sway(near), near + 0.3],
        [right - 0.35 + sway(near), near + 0.3],
        [right - 0.35 + sway(far), far - 0.3],
        [left + 0.35 + sway(far), far - 0.3],
      ]
      const green = random.pick(GREENS)
      if (random.chance(0.3)) fields.push(water(corners))
      else
        fields.push(
          area(corners, green),
          rows({
            left: left + 1.2 + sway(near),
            right: right - 1.2 + sway(near),
            near: near + 0.8,
            far: far - 0.8,
            spacing: 0.9,
            color: green,
            leafMetres: 0.3,
          }),
        )
    }
  return compose({
    seed,
    light,
    view: { eye: [4, 5.5, -20], target: [-1, 0, 20], focalPixels: 1200, horizon: 0.38 },
    backdrop: backdrop('mountains'),
    ground: { color: '#a08d62', areas: fields },
    pieces: [
      ...hut([9.5, 0, 24]),
      palm({ at: [17, 0, 26], heightMetres: 9, leanMetres: 1 }),
      palm({ at: [7, 0, 28], heightMetres: 8, leanMetres: -0.8 }),
      palm({ at: [-22, 0, 36], heightMetres: 10, leanMetres: -1 }),
      palm({ at: [-25, 0, 38], heightMetres: 9, leanMetres: 0.6 }),
      palm({ at: [-19, 0, 40], heightMetres: 8, leanMetres: 0.9 }),
    ],
  })
}

/** Still water: the low sky, upside down. */
function water(corners: readonly Pixel[]): Detail {
  return ({ at, stage: { canvas, camera, light } }) => {
    const sky = light.sky
    const paint = canvas.linear([
      { at: 0, color: color.between(sky.at(-1)?.color ?? light.haze, light.glass[0], 0.35) },
      { at: 1, color: color.between(sky[0]?.color ?? light.haze, light.glass[0], 0.4) },
    ])
    canvas.polygon(camera.outline(corners.map(([x, z]) => at(x, z))), paint, 0)
  }
}
