import { compose } from '../scene/compose.ts'
import { hut } from '../scenery/hut.ts'
import { palm } from '../scenery/palm.ts'
import { paintHills } from '../scenery/paint-hills.ts'
import { paintTerraces } from '../scenery/paint-terraces.ts'
import type { LandScene } from './land-scene.ts'

/** Terraces that climb a mountainside, ring over ring. */
export function riceTerraces({ seed, light }: LandScene): string {
  return compose({
    seed,
    light,
    hazeShare: 0.5,
    view: { eye: [0, 6, -20], target: [0, 0, 20], focalPixels: 1200, horizon: 0.34 },
    backdrop: (stage) => paintHills(stage, { rise: 0.26, layers: 4, hex: '#5f7f70' }),
    ground: { color: '#7f9a58', areas: [({ stage }) => paintTerraces(stage, 15)] },
    pieces: [
      ...hut([6.5, 0, 4], { widthMetres: 3, depthMetres: 2.8, stiltsMetres: 0.8 }),
      palm({ at: [-11.5, 0, 1], heightMetres: 7, leanMetres: 0.8, leafColor: '#6f8f4e' }),
      palm({ at: [-13, 0, 2.5], heightMetres: 8, leanMetres: -0.7, leafColor: '#6f8f4e' }),
    ],
  })
}
