import type { LightName } from '../drawing/lights.ts'
import type { BackdropName } from '../scenery/backdrop.ts'
import { podiumTower } from '../tower/podium-tower.ts'
import { slabTower } from '../tower/slab-tower.ts'
import { slimTower } from '../tower/slim-tower.ts'
import { towerScene } from '../tower/tower-scene.ts'
import type { Tower, TowerColors } from '../tower/tower.ts'
import { twinTowers } from '../tower/twin-towers.ts'
import type { DemoScene } from './demo-scene.ts'

const FIRST_SEED = 2000

const CLAY: TowerColors = { wall: '#e7dfd0', accent: '#b98d68', slab: '#f4efe4' }
const SAND: TowerColors = { wall: '#c9bba8', accent: '#b8a892', slab: '#efe7da' }
const BRICK: TowerColors = { wall: '#e9dcc4', accent: '#b5774f', slab: '#f7f0e2' }
const GLASS: TowerColors = { wall: '#8d99a3', accent: '#dcd6ca', slab: '#cfd4d6' }
const STONE: TowerColors = { wall: '#8c8783', accent: '#8a8280', slab: '#c9c4be' }
const LEAF: TowerColors = { wall: '#efe6d6', accent: '#8fa08a', slab: '#d9c4a8' }
const RAIN: TowerColors = { wall: '#d6d3cb', accent: '#a87f63', slab: '#e9e5da' }

interface Row {
  readonly name: string
  readonly tower: () => Tower
  readonly light: LightName
  readonly backdrop: BackdropName
  readonly turnDegrees: number
  readonly surroundings: 'city' | 'park'
}

const ROWS: readonly Row[] = [
  {
    name: 'tower over a podium',
    tower: () => podiumTower(23, CLAY),
    light: 'noon',
    backdrop: 'city',
    turnDegrees: 28,
    surroundings: 'city',
  },
  {
    name: 'twin towers at dusk',
    tower: () => twinTowers(25, SAND),
    light: 'dusk',
    backdrop: 'city',
    turnDegrees: -24,
    surroundings: 'city',
  },
  {
    name: 'long slab by the park',
    tower: () => slabTower(11, 28, BRICK),
    light: 'golden',
    backdrop: 'mountains',
    turnDegrees: 24,
    surroundings: 'park',
  },
  {
    name: 'slim tower of glass',
    tower: () => slimTower(30, GLASS),
    light: 'morning',
    backdrop: 'city',
    turnDegrees: 36,
    surroundings: 'city',
  },
  {
    name: 'tower at night',
    tower: () => twinTowers(22, STONE),
    light: 'night',
    backdrop: 'city',
    turnDegrees: 28,
    surroundings: 'city',
  },
  {
    name: 'garden residences',
    tower: () => slabTower(8, 22, LEAF),
    light: 'noon',
    backdrop: 'hills',
    turnDegrees: 22,
    surroundings: 'park',
  },
  {
    name: 'tower in light rain',
    tower: () => podiumTower(20, RAIN),
    light: 'rain',
    backdrop: 'city',
    turnDegrees: -26,
    surroundings: 'city',
  },
]

/** Condominium towers, all of them drawn before they are built. */
export const TOWER_SCENES: readonly DemoScene[] = ROWS.map(({ name, tower, ...view }, index) => ({
  name,
  kind: 'perspective',
  subject: 'tower',
  svg: () => towerScene({ ...tower(), ...view }, FIRST_SEED + index),
}))
