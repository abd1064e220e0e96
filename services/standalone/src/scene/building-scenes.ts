import { shophouse } from '../commerce/shophouse.ts'
import { streetScene } from '../commerce/street-scene.ts'
import { createRandom } from '../demo/random.ts'
import { cityBlocks } from '../tower/city-blocks.ts'
import { towerBlock } from '../tower/tower-block.ts'
import { truck } from '../works/truck.ts'
import { warehouse } from '../works/warehouse.ts'
import type { DemoScene, SceneKind, SceneSubject } from './demo-scene.ts'

const FIRST_SEED = 4000

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
]

/** Where people trade, work and store. */
export const BUILDING_SCENES: readonly DemoScene[] = ROWS.map(([subject, kind, name, draw], index) => ({
  name,
  kind,
  subject,
  svg: () => draw(FIRST_SEED + index),
}))
