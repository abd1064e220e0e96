import { hotel } from '../commerce/hotel.ts'
import { poolDeck } from '../commerce/pool-deck.ts'
import { shophouse } from '../commerce/shophouse.ts'
import { streetScene } from '../commerce/street-scene.ts'
import { createRandom } from '../demo/random.ts'
import { villageGate } from '../land/village-gate.ts'
import { hut } from '../scenery/hut.ts'
import { cityBlocks } from '../tower/city-blocks.ts'
import { towerBlock } from '../tower/tower-block.ts'
import { truck } from '../works/truck.ts'
import { warehouse } from '../works/warehouse.ts'
import type { DemoScene, SceneKind, SceneSubject } from './demo-scene.ts'

const FIRST_SEED = 4000
const CREAM = '#f4efe4'
const RESORT_HUT = { widthMetres: 5, depthMetres: 4.6, stiltsMetres: 0.5 }

const district = (seed: number) => cityBlocks({ from: -90, to: 100, z: 26, rows: 1, tallest: 6 }, createRandom(seed, 1))

type Row = readonly [subject: SceneSubject, kind: SceneKind, name: string, draw: (seed: number) => string]

const ROWS: readonly Row[] = [
  [
    'building',
    'actual',
    'shops along an arcade',
    (seed) =>
      streetScene(
        {
          pieces: shophouse({ at: [-11.5, 0, 0], bays: 5, storeys: 3, wallColor: '#e9dcc6', accentColor: '#b5633f' }),
          widthMetres: 27,
          heightMetres: 13,
          light: 'morning',
          backdrop: 'city',
          turnDegrees: 24,
          beyond: district(seed),
        },
        seed,
      ),
  ],
  [
    'building',
    'perspective',
    'office of glass',
    (seed) =>
      streetScene(
        {
          pieces: [
            ...towerBlock({
              at: [-17, 0, 0],
              widthMetres: 22,
              depthMetres: 20,
              floors: 7,
              wallColor: '#9fb0b6',
              slabColor: '#dfe3e1',
              bays: ['glass'],
            }),
            ...towerBlock({
              at: [5, 0, 3],
              widthMetres: 12,
              depthMetres: 16,
              floors: 6,
              wallColor: '#d8c7ae',
              slabColor: '#efe6d6',
              bays: ['window'],
            }),
          ],
          widthMetres: 40,
          heightMetres: 26,
          light: 'noon',
          backdrop: 'city',
          turnDegrees: 28,
          beyond: district(seed),
        },
        seed,
      ),
  ],
  [
    'building',
    'actual',
    'shops at dusk',
    (seed) =>
      streetScene(
        {
          pieces: shophouse({ at: [-14, 0, 0], bays: 6, storeys: 3, wallColor: '#d5d8d2', accentColor: '#6f8a78' }),
          widthMetres: 30,
          heightMetres: 13,
          light: 'dusk',
          backdrop: 'hills',
          turnDegrees: -22,
          trees: 'palm',
        },
        seed,
      ),
  ],
  [
    'hotel',
    'perspective',
    'hotel by the sea at dusk',
    (seed) =>
      streetScene(
        {
          pieces: hotel({ floors: 6, wallColor: '#efe6d6', accentColor: '#a8764c', widthMetres: 44 }),
          widthMetres: 46,
          heightMetres: 27,
          light: 'dusk',
          backdrop: 'sea',
          turnDegrees: 22,
          trees: 'palm',
        },
        seed,
      ),
  ],
  [
    'hotel',
    'actual',
    'hotel before the mountains',
    (seed) =>
      streetScene(
        {
          pieces: hotel({ floors: 4, wallColor: '#e8d3bb', accentColor: '#7f5334', widthMetres: 38 }),
          widthMetres: 40,
          heightMetres: 20,
          light: 'morning',
          backdrop: 'mountains',
          turnDegrees: -20,
          trees: 'palm',
        },
        seed,
      ),
  ],
  [
    'resort',
    'actual',
    'thatched villas at the pool',
    (seed) =>
      poolDeck(
        {
          light: 'noon',
          backdrop: 'mountains',
          beyond: [
            ...hut([-9, 0, 15], RESORT_HUT),
            ...hut([-1.5, 0, 17], RESORT_HUT),
            ...hut([6.5, 0, 15.5], RESORT_HUT),
          ],
        },
        seed,
      ),
  ],
  [
    'warehouse',
    'actual',
    'warehouse with trucks at its doors',
    (seed) =>
      streetScene(
        {
          pieces: [
            ...warehouse({ at: [-18, 0, 2], widthMetres: 36, depthMetres: 26, color: '#c9cfcc', bays: 5 }),
            ...truck([-12.8, 0, -6.4], '#2f6a86'),
            ...truck([1.6, 0, -6.4], '#b5633f'),
          ],
          widthMetres: 36,
          heightMetres: 13,
          light: 'morning',
          backdrop: 'hills',
          turnDegrees: 26,
        },
        seed,
      ),
  ],
  [
    'warehouse',
    'perspective',
    'warehouse at dusk',
    (seed) =>
      streetScene(
        {
          pieces: [
            ...warehouse({ at: [-16, 0, 2], widthMetres: 32, depthMetres: 26, color: '#b9c3c4', bays: 4 }),
            ...truck([-2, 0, -6.4], '#57636a'),
          ],
          widthMetres: 34,
          heightMetres: 13,
          light: 'dusk',
          backdrop: 'mountains',
          turnDegrees: -24,
        },
        seed,
      ),
  ],
  [
    'amenity',
    'perspective',
    'pool with a view of the sea',
    (seed) => poolDeck({ light: 'noon', backdrop: 'sea', beyond: [] }, seed),
  ],
  [
    'amenity',
    'perspective',
    'pool between the towers',
    (seed) =>
      poolDeck(
        {
          light: 'golden',
          backdrop: 'city',
          beyond: [
            ...towerBlock({
              at: [-28, 0, 34],
              widthMetres: 24,
              depthMetres: 16,
              floors: 12,
              wallColor: '#e7dfd0',
              slabColor: CREAM,
              bays: ['balcony', 'window', 'window'],
            }),
            ...towerBlock({
              at: [8, 0, 38],
              widthMetres: 26,
              depthMetres: 16,
              floors: 15,
              wallColor: '#d5c4ac',
              slabColor: CREAM,
              bays: ['window', 'window', 'balcony'],
            }),
          ],
          parasolColor: '#c9744a',
        },
        seed,
      ),
  ],
  ['amenity', 'perspective', 'gate of the village', (seed) => villageGate({ seed, light: 'morning' })],
]

/** Buildings that earn money, and what residents share. */
export const COMMERCE_SCENES: readonly DemoScene[] = ROWS.map(([subject, kind, name, draw], index) => ({
  name,
  kind,
  subject,
  svg: () => draw(FIRST_SEED + index),
}))
