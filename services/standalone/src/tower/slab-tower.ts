import { FLOOR_METRES, towerBlock } from './tower-block.ts'
import type { Tower, TowerColors } from './tower.ts'

/** Two wings of balconies on both sides of a stair tower: long rather than high. */
export function slabTower(floors: number, wingMetres: number, { wall, accent, slab }: TowerColors): Tower {
  const wing = {
    depthMetres: 16,
    widthMetres: wingMetres,
    wallColor: wall,
    slabColor: slab,
    sideBays: ['wall', 'window', 'wall'],
  } as const
  return {
    heightMetres: (floors + 3) * FLOOR_METRES,
    widthMetres: wingMetres * 2 + 14,
    pieces: [
      ...towerBlock({ ...wing, at: [-5 - wingMetres, 0, 0], floors, bays: ['balcony', 'window', 'window'] }),
      ...towerBlock({
        at: [-5, 0, 3],
        widthMetres: 10,
        depthMetres: 13,
        floors: floors + 2,
        wallColor: accent,
        slabColor: slab,
        bays: ['window'],
      }),
      ...towerBlock({ ...wing, at: [5, 0, 0], floors: floors - 1, bays: ['window', 'window', 'balcony'] }),
    ],
  }
}
