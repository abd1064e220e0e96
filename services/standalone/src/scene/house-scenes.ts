import { HOUSE_PALETTES } from '../building/house-palette.ts'
import { boxHouse } from '../house/box-house.ts'
import { gableBungalow } from '../house/gable-bungalow.ts'
import { heritageHouse } from '../house/heritage-house.ts'
import { houseScene, type HouseSceneShape } from '../house/house-scene.ts'
import { porchBungalow } from '../house/porch-bungalow.ts'
import { shedBungalow } from '../house/shed-bungalow.ts'
import { tropicalHouse } from '../house/tropical-house.ts'
import { villaHouse } from '../house/villa-house.ts'
import type { DemoScene, SceneKind, SceneSubject } from './demo-scene.ts'

const { linen, sand, clay, sage, charcoal, rose } = HOUSE_PALETTES
const FIRST_SEED = 1000

type Row = readonly [subject: SceneSubject, kind: SceneKind, name: string, shape: () => HouseSceneShape]

const ROWS: readonly Row[] = [
  [
    'single-detached',
    'perspective',
    'tropical house in the morning',
    () => ({
      house: tropicalHouse(linen),
      light: 'morning',
      backdrop: 'hills',
      turnDegrees: 24,
      branch: 'palm',
      carColor: '#8f2f2a',
    }),
  ],
  [
    'single-detached',
    'perspective',
    'white house at dusk',
    () => ({ house: boxHouse(charcoal), light: 'dusk', backdrop: 'city', turnDegrees: -22 }),
  ],
  [
    'single-detached',
    'actual',
    'tiled villa in the last sun',
    () => ({ house: villaHouse(clay), light: 'golden', backdrop: 'mountains', turnDegrees: 22, hasNeighbours: true }),
  ],
  [
    'single-detached',
    'actual',
    'house of stone and shell windows',
    () => ({ house: heritageHouse(rose), light: 'noon', backdrop: 'grove', turnDegrees: 26, branch: 'narra' }),
  ],
  [
    'single-detached',
    'actual',
    'tropical house at night',
    () => ({ house: tropicalHouse(sage), light: 'night', backdrop: 'hills', turnDegrees: -20 }),
  ],
  [
    'single-detached',
    'perspective',
    'white house at noon',
    () => ({ house: boxHouse(linen), light: 'noon', backdrop: 'grove', turnDegrees: 24, hasHedge: true }),
  ],
  [
    'bungalow',
    'actual',
    'bungalow with a deep porch',
    () => ({ house: porchBungalow(sage), light: 'noon', backdrop: 'mountains', turnDegrees: 22, hasHedge: true }),
  ],
  [
    'bungalow',
    'perspective',
    'bungalow of two gables',
    () => ({ house: gableBungalow(charcoal), light: 'golden', backdrop: 'grove', turnDegrees: 24 }),
  ],
  [
    'bungalow',
    'actual',
    'bungalow under one slope',
    () => ({ house: shedBungalow(sand), light: 'morning', backdrop: 'hills', turnDegrees: -18, branch: 'palm' }),
  ],
]

/** Houses that stand alone, from the street. */
export const HOUSE_SCENES: readonly DemoScene[] = ROWS.map(([subject, kind, name, shape], index) => ({
  name,
  kind,
  subject,
  svg: () => houseScene(shape(), FIRST_SEED + index),
}))
