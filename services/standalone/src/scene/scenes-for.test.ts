import { subtypesForType } from '@tahanan/contracts/property/subtypes-for-type.ts'
import { unitTypesFor } from '@tahanan/contracts/property/unit-types-for.ts'
import { expect, test } from 'vitest'
import { projectScenes } from './project-scenes.ts'
import { scenesFor } from './scenes-for.ts'

const OFFERS = [0, 1, 2, 3, 4, 5].flatMap((type) =>
  subtypesForType(type).flatMap((subtype) => {
    const unitTypes = unitTypesFor(type, subtype)
    return (unitTypes.length === 0 ? [-1] : unitTypes).map((unitType) => [type, subtype, unitType] as const)
  }),
)

test.each(OFFERS)(
  'type %i, subtype %i, unit type %i: five pictures or more, none twice, the same every time',
  (...offer) => {
    for (const index of [0, 1, 7]) {
      const names = scenesFor(...offer, index).map(({ name }) => name)
      expect(names.length).toBeGreaterThanOrEqual(5)
      expect(new Set(names).size).toBe(names.length)
      expect(scenesFor(...offer, index).map(({ name }) => name)).toEqual(names)
    }
  },
)

test('every project has five or more', () => {
  for (const [type, subtype] of OFFERS) expect(projectScenes(type, subtype, 3).length).toBeGreaterThanOrEqual(5)
})

test('some sixty scenes between them, and one is the same picture every time', () => {
  const scenes = OFFERS.flatMap((offer) => [...Array(40).keys()].flatMap((index) => scenesFor(...offer, index)))
  const byName = new Map(scenes.map((scene) => [scene.name, scene]))
  expect(byName.size).toBeGreaterThanOrEqual(55)
  const [first] = byName.values()
  expect(first?.svg()).toBe(first?.svg())
  expect(first?.svg()).toMatch(/^<svg /)
})
