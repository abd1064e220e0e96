import { FLOOR_METRES, towerBlock } from './tower-block.ts'
import type { Tower, TowerColors } from './tower.ts'

/** A shaft of glass with a frame for a crown, and its core beside it. */
export function slimTower(floors: number, { wall, accent, slab }: TowerColors): Tower {
  return {
    heightMetres: (floors + 3) * FLOOR_METRES,
    widthMetres: 44,
    pieces: [
      ...towerBlock({
        at: [-10, 0, 0],
        widthMetres: 20,
        depthMetres: 18,
        floors,
        wallColor: wall,
        slabColor: slab,
        bays: ['glass'],
        crown: 'frame',
      }),
      ...towerBlock({
        at: [10, 0, 3],
        widthMetres: 8,
        depthMetres: 14,
        floors: floors - 4,
        wallColor: accent,
        slabColor: slab,
        bays: ['window'],
      }),
    ],
  }
}
