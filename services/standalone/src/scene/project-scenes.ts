import { type Family, offeringOf } from '../demo/offering.ts'
import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { chooseScenes, type SceneWish } from './choose-scenes.ts'
import type { DemoScene, SceneSubject } from './demo-scene.ts'
import type { RoomName } from './room-scenes.ts'
import { scenesFor } from './scenes-for.ts'

const STREAM = 2

const shows =
  (...subjects: readonly SceneSubject[]): SceneWish =>
  ({ subject }) =>
    subjects.includes(subject)

const isNamed =
  (...names: readonly (RoomName | `${'pool' | 'gate' | 'site plan' | 'floor plan'}${string}`)[]): SceneWish =>
  ({ name }) =>
    names.some((one) => one === name)

const HOUSES = shows('single-attached', 'single-detached', 'duplex', 'townhouse', 'bungalow')

/** Homes are shown with what their residents share. */
const HOMES: Partial<Record<Family, readonly SceneWish[]>> = {
  house: [
    HOUSES,
    isNamed('gate of the village'),
    HOUSES,
    isNamed('pool with a view of the sea'),
    isNamed('living room to the garden', 'living room to the mountains'),
    isNamed('site plan, village'),
  ],
  condo: [
    shows('tower'),
    isNamed('lobby in the morning', 'lobby at dusk'),
    isNamed('pool between the towers'),
    isNamed('fitness gym'),
    isNamed('lounge over the city at noon', 'lounge over the city at night'),
    isNamed('floor plan, one-bedroom', 'floor plan, two-bedroom', 'floor plan, studio'),
  ],
}

/** Pictures of project number `index`, at least five. Codes of §3. */
export function projectScenes(propertyType: number, propertySubtype: number, index: number): readonly DemoScene[] {
  const wishes = HOMES[offeringOf(propertyType, propertySubtype, NO_UNIT_TYPE).family]
  if (wishes === undefined) return scenesFor(propertyType, propertySubtype, NO_UNIT_TYPE, index)
  return chooseScenes(wishes, STREAM, index)
}
