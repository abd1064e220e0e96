import type { Stage } from '../drawing/stage.ts'
import { paintHills } from './paint-hills.ts'
import { paintSea } from './paint-sea.ts'
import { paintSkyline } from './paint-skyline.ts'
import { paintTreeline } from './paint-treeline.ts'

export type BackdropName = 'hills' | 'mountains' | 'grove' | 'city' | 'sea' | 'none'

const BACKDROPS: Readonly<Record<BackdropName, (stage: Stage) => void>> = {
  hills(stage) {
    paintHills(stage, { rise: 0.15, layers: 3 })
    paintTreeline(stage, { distanceMetres: 110, heightMetres: 9 })
  },
  mountains(stage) {
    paintHills(stage, { rise: 0.3, layers: 4, hex: '#67857a' })
    paintTreeline(stage, { distanceMetres: 140, heightMetres: 8 })
  },
  grove(stage) {
    paintTreeline(stage, { distanceMetres: 120, heightMetres: 18, leafColor: '#6b8a5c' })
    paintTreeline(stage, { distanceMetres: 80, heightMetres: 9 })
  },
  city(stage) {
    paintSkyline(stage, { rise: 0.26 })
    paintTreeline(stage, { distanceMetres: 90, heightMetres: 7 })
  },
  sea(stage) {
    paintHills(stage, { rise: 0.07, layers: 2, hex: '#6f8fa0' })
    paintSea(stage, { shoreMetres: 70 })
  },
  none: () => {},
}

/** What lies behind everything, out to the horizon. */
export function backdrop(name: BackdropName): (stage: Stage) => void {
  return BACKDROPS[name]
}
