import { podium } from './podium.ts'
import { FLOOR_METRES, towerBlock } from './tower-block.ts'
import type { Tower, TowerColors } from './tower.ts'

const PODIUM_METRES = 9.8

/** Two sisters of glass and balconies, one a little taller, on a common podium. */
export function twinTowers(floors: number, { wall, accent, slab }: TowerColors): Tower {
  const sister = {
    widthMetres: 21,
    depthMetres: 18,
    wallColor: wall,
    slabColor: slab,
    crown: 'setback',
  } as const
  return {
    heightMetres: PODIUM_METRES + (floors + 2) * FLOOR_METRES,
    widthMetres: 70,
    pieces: [
      ...podium({ at: [-30, 0, 0], widthMetres: 60, depthMetres: 28, floors: 1, color: accent, slabColor: slab }),
      ...towerBlock({ ...sister, at: [-25, PODIUM_METRES, 4], floors, bays: ['glass', 'glass', 'balcony'] }),
      ...towerBlock({ ...sister, at: [4, PODIUM_METRES, 4], floors: floors - 4, bays: ['balcony', 'glass', 'glass'] }),
    ],
  }
}
