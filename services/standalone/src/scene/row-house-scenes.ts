import { HOUSE_PALETTES } from '../building/house-palette.ts'
import { attachedHouse } from '../house/attached-house.ts'
import { duplex } from '../house/duplex.ts'
import { houseScene, type HouseSceneShape } from '../house/house-scene.ts'
import { townhouseRow } from '../house/townhouse-row.ts'
import type { DemoScene, SceneKind, SceneSubject } from './demo-scene.ts'

const { linen, sand, clay, sage, charcoal, sky } = HOUSE_PALETTES
const FIRST_SEED = 1500

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
]

/** Houses that share walls, from the street. */
export const ROW_HOUSE_SCENES: readonly DemoScene[] = ROWS.map(([subject, kind, name, shape], index) => ({
  name,
  kind,
  subject,
  svg: () => houseScene(shape(), FIRST_SEED + index),
}))
