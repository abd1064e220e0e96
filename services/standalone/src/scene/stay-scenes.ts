import { hotel } from '../commerce/hotel.ts'
import { poolDeck } from '../commerce/pool-deck.ts'
import { streetScene } from '../commerce/street-scene.ts'
import { villageGate } from '../land/village-gate.ts'
import { hut } from '../scenery/hut.ts'
import { towerBlock } from '../tower/tower-block.ts'
import type { DemoScene, SceneKind, SceneSubject } from './demo-scene.ts'

const FIRST_SEED = 4500
const CREAM = '#f4efe4'
const RESORT_HUT = { widthMetres: 5, depthMetres: 4.6, stiltsMetres: 0.5 }

type Row = readonly [subject: SceneSubject, kind: SceneKind, name: string, draw: (seed: number) => string]

const ROWS: readonly Row[] = [
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

/** Where guests stay, and what residents share. */
export const STAY_SCENES: readonly DemoScene[] = ROWS.map(([subject, kind, name, draw], index) => ({
  name,
  kind,
  subject,
  svg: () => draw(FIRST_SEED + index),
}))
