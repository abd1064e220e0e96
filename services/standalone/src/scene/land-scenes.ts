import { cottages } from '../commerce/cottages.ts'
import { beachLot } from '../land/beach-lot.ts'
import { cityLot } from '../land/city-lot.ts'
import { farm } from '../land/farm.ts'
import { hillLot } from '../land/hill-lot.ts'
import { industrialLot } from '../land/industrial-lot.ts'
import { memorialPark } from '../land/memorial-park.ts'
import { riceFields } from '../land/rice-fields.ts'
import { riceTerraces } from '../land/rice-terraces.ts'
import { villageLot } from '../land/village-lot.ts'
import type { DemoScene, SceneSubject } from './demo-scene.ts'

const FIRST_SEED = 3000

type Row = readonly [subject: SceneSubject, name: string, draw: (seed: number) => string]

const ROWS: readonly Row[] = [
  [
    'lot',
    'fenced lot in the morning',
    (seed) => villageLot({ seed, light: 'morning', backdrop: 'hills', fence: 'bars', aside: -5 }),
  ],
  [
    'lot',
    'staked lot in the last sun',
    (seed) => villageLot({ seed, light: 'golden', backdrop: 'mountains', fence: 'wire', aside: 6 }),
  ],
  [
    'lot',
    'walled lot under clouds',
    (seed) => villageLot({ seed, light: 'overcast', backdrop: 'grove', fence: 'wall', aside: 3 }),
  ],
  ['lot', 'hillside lot over a lake', (seed) => hillLot({ seed, light: 'morning', hasLake: true, trees: 'narra' })],
  ['commercial lot', 'avenue lot at noon', (seed) => cityLot({ seed, light: 'noon' })],
  ['commercial lot', 'avenue lot in the last sun', (seed) => cityLot({ seed, light: 'golden' })],
  ['farm', 'vegetable rows', (seed) => farm({ seed, light: 'noon', crop: 'vegetables' })],
  ['farm', 'coconut grove', (seed) => farm({ seed, light: 'golden', crop: 'coconut' })],
  ['farm', 'rice fields', (seed) => riceFields({ seed, light: 'morning' })],
  ['farm', 'mango orchard', (seed) => farm({ seed, light: 'morning', crop: 'mango' })],
  ['industrial lot', 'levelled site in the morning', (seed) => industrialLot({ seed, light: 'morning' })],
  ['industrial lot', 'levelled site in the last sun', (seed) => industrialLot({ seed, light: 'golden' })],
  [
    'memorial',
    'memorial lawn in the morning',
    (seed) => memorialPark({ seed, light: 'morning', style: 'lawn', aside: -1.5 }),
  ],
  [
    'memorial',
    'family estates in the last sun',
    (seed) => memorialPark({ seed, light: 'golden', style: 'estate', aside: -1.5 }),
  ],
  [
    'memorial',
    'memorial lawn under clouds',
    (seed) => memorialPark({ seed, light: 'overcast', style: 'lawn', aside: 9 }),
  ],
  ['memorial', 'family estates at noon', (seed) => memorialPark({ seed, light: 'noon', style: 'estate', aside: -8 })],
  ['special', 'beach lot at noon', (seed) => beachLot({ seed, light: 'noon' })],
  ['special', 'rice terraces', (seed) => riceTerraces({ seed, light: 'noon' })],
  [
    'special',
    'pine ridge in the last sun',
    (seed) => hillLot({ seed, light: 'golden', hasLake: false, trees: 'pine' }),
  ],
  ['special', 'beach lot at dusk', (seed) => beachLot({ seed, light: 'dusk' })],
  ['resort', 'cottages on the beach', (seed) => beachLot({ seed, light: 'golden', buildings: cottages() })],
]

/** Land: lots, fields, lawns and beaches. */
export const LAND_SCENES: readonly DemoScene[] = ROWS.map(([subject, name, draw], index) => ({
  name,
  kind: 'actual',
  subject,
  svg: () => draw(FIRST_SEED + index),
}))
