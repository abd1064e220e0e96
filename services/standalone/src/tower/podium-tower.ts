import { podium } from './podium.ts'
import { FLOOR_METRES, towerBlock } from './tower-block.ts'
import type { Tower, TowerColors } from './tower.ts'

const PODIUM_METRES = 9.8

/** A slim and a broad shaft side by side, over a podium of shops. */
export function podiumTower(floors: number, { wall, accent, slab }: TowerColors): Tower {
  const side = ['window', 'wall', 'window'] as const
  return {
    heightMetres: PODIUM_METRES + (floors + 1) * FLOOR_METRES,
    widthMetres: 54,
    pieces: [
      ...podium({ at: [-22, 0, 0], widthMetres: 44, depthMetres: 30, floors: 1, color: wall, slabColor: slab }),
      ...towerBlock({
        at: [-15, PODIUM_METRES, 6],
        widthMetres: 14,
        depthMetres: 20,
        floors,
        wallColor: accent,
        slabColor: slab,
        bays: ['window'],
        sideBays: side,
      }),
      ...towerBlock({
        at: [-1, PODIUM_METRES, 4],
        widthMetres: 19,
        depthMetres: 20,
        floors: floors - 3,
        wallColor: wall,
        slabColor: slab,
        bays: ['balcony', 'balcony', 'glass'],
        sideBays: side,
        crown: 'frame',
      }),
    ],
  }
}
