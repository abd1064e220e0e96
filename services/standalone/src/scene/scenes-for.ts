import { offeringOf } from '../demo/offering.ts'
import { chooseScenes, type SceneWish } from './choose-scenes.ts'
import { coverSubject } from './cover-subject.ts'
import type { DemoScene } from './demo-scene.ts'
import { interiorsFor } from './interiors-for.ts'
import { planName } from './plan-name.ts'
import { surroundingsFor } from './surroundings-for.ts'

const STREAM = 1

/**
 * Pictures of listing number `index`, at least five: the cover fits its type, then its rooms or its surroundings, and
 * its plan at the end. Codes of §3; `unitType` is -1 where there is none.
 */
export function scenesFor(
  propertyType: number,
  propertySubtype: number,
  unitType: number,
  index: number,
): readonly DemoScene[] {
  const offering = offeringOf(propertyType, propertySubtype, unitType)
  const cover = coverSubject(offering)
  const plan = planName(offering)
  const wishes: SceneWish[] = [
    ({ subject }) => subject === cover,
    ...surroundingsFor(offering.family).map(
      (subjects): SceneWish =>
        ({ subject }) =>
          subjects.includes(subject),
    ),
    ...interiorsFor(offering.family, unitType).map(
      (names): SceneWish =>
        ({ name }) =>
          names.some((one) => one === name),
    ),
    ({ name }) => name === plan,
  ]
  return chooseScenes(wishes, STREAM, index)
}
