import { BUILDING_SCENES } from './building-scenes.ts'
import type { DemoScene } from './demo-scene.ts'
import { HOUSE_SCENES } from './house-scenes.ts'
import { LAND_SCENES } from './land-scenes.ts'
import { PLAN_SCENES } from './plan-scenes.ts'
import { ROOM_SCENES } from './room-scenes.ts'
import { ROW_HOUSE_SCENES } from './row-house-scenes.ts'
import { STAY_SCENES } from './stay-scenes.ts'
import { TOWER_SCENES } from './tower-scenes.ts'

const SCENES: readonly DemoScene[] = [
  ...HOUSE_SCENES,
  ...ROW_HOUSE_SCENES,
  ...TOWER_SCENES,
  ...LAND_SCENES,
  ...BUILDING_SCENES,
  ...STAY_SCENES,
  ...ROOM_SCENES,
  ...PLAN_SCENES,
]

/** Every picture of the demo catalogue, always in the same order. Nothing is drawn until its `svg` is asked for. */
export function demoScenes(): readonly DemoScene[] {
  return SCENES
}
