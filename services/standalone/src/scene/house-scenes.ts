import { HOUSE_PALETTES } from '../building/house-palette.ts'
import { attachedHouse } from '../house/attached-house.ts'
import { boxHouse } from '../house/box-house.ts'
import { duplex } from '../house/duplex.ts'
import { gableBungalow } from '../house/gable-bungalow.ts'
import { heritageHouse } from '../house/heritage-house.ts'
import { houseScene, type HouseSceneShape } from '../house/house-scene.ts'
import { porchBungalow } from '../house/porch-bungalow.ts'
import { shedBungalow } from '../house/shed-bungalow.ts'
import { townhouseRow } from '../house/townhouse-row.ts'
import { tropicalHouse } from '../house/tropical-house.ts'
import { villaHouse } from '../house/villa-house.ts'
import type { DemoScene, SceneKind, SceneSubject } from './demo-scene.ts'

const { linen, sand, clay, sage, charcoal, rose, sky } = HOUSE_PALETTES
const FIRST_SEED = 1000

type Row = readonly [subject: SceneSubject, kind: SceneKind, name: string, shape: () => HouseSceneShape]

const ROWS: readonly Row[] = [
  [
    'single-attached',
    'perspective',
    'attached house at noon',
    () => ({ house: attachedHouse(sky), light: 'noon', backdrop: 'hills', turnDegrees: 24, hasNeighbours: true }),
  ],
  [
    'single-attached',
    'actual',
    'attached house in the last sun',
    () => ({ house: attachedHouse(clay), light: 'golden', backdrop: 'mountains', turnDegrees: 27, branch: 'narra' }),
  ],
  [
    'single-attached',
    'actual',
    'attached house at dusk',
    () => ({ house: attachedHouse(sage), light: 'dusk', backdrop: 'hills', turnDegrees: 21, hasNeighbours: true }),
  ],
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
    'duplex',
    'perspective',
    'duplex in the morning',
    () => ({ house: duplex(linen), light: 'morning', backdrop: 'hills', turnDegrees: 14, hasNeighbours: true }),
  ],
  [
    'duplex',
    'actual',
    'duplex under clouds',
    () => ({ house: duplex(sage), light: 'overcast', backdrop: 'grove', turnDegrees: -16, hasHedge: true }),
  ],
  [
    'duplex',
    'actual',
    'duplex in the last sun',
    () => ({ house: duplex(clay), light: 'golden', backdrop: 'hills', turnDegrees: 18, branch: 'palm' }),
  ],
  [
    'townhouse',
    'perspective',
    'gabled townhouses',
    () => ({
      house: townhouseRow({ units: 4, storeys: 3, top: 'gable', palettes: [clay, linen, sage] }),
      light: 'golden',
      backdrop: 'city',
      turnDegrees: 28,
    }),
  ],
  [
    'townhouse',
    'actual',
    'townhouses in light rain',
    () => ({
      house: townhouseRow({ units: 4, storeys: 2, top: 'parapet', palettes: [linen, sky] }),
      light: 'rain',
      backdrop: 'city',
      turnDegrees: 30,
    }),
  ],
  [
    'townhouse',
    'perspective',
    'townhouses at noon',
    () => ({
      house: townhouseRow({ units: 3, storeys: 3, top: 'parapet', palettes: [sand, charcoal, linen] }),
      light: 'noon',
      backdrop: 'grove',
      turnDegrees: 24,
      branch: 'narra',
    }),
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

/** Houses from the street. */
export const HOUSE_SCENES: readonly DemoScene[] = ROWS.map(([subject, kind, name, shape], index) => ({
  name,
  kind,
  subject,
  svg: () => houseScene(shape(), FIRST_SEED + index),
}))
