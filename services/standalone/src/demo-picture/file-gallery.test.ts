import { PROPERTY_TYPES, subtypesForType } from '@tahanan/contracts/property/property-type.ts'
import { NO_UNIT_TYPE, unitTypesFor } from '@tahanan/contracts/property/unit-type.ts'
import { describe, expect, test } from 'vitest'
import { listingScenes, projectScenes } from './file-gallery.ts'
import { DEMO_SCENES, type SceneSubject } from './demo-scenes.ts'

/** What the cover shows, by type and subtype; of a house and lot, by unit type. */
const COVERS: Readonly<Record<string, SceneSubject | readonly SceneSubject[]>> = {
  '0/0': 'lot',
  '0/1': ['single-attached', 'single-detached', 'duplex', 'townhouse', 'bungalow'],
  '0/2': 'tower',
  '1/0': 'commercial lot',
  '1/3': 'building',
  '1/4': 'hotel',
  '1/5': 'resort',
  '2/0': 'farm',
  '3/0': 'industrial lot',
  '4/0': 'memorial',
  '5/0': 'special',
}

const OFFERS = PROPERTY_TYPES.flatMap((_label, type) =>
  subtypesForType(type).flatMap((subtype) => {
    const unitTypes = unitTypesFor(type, subtype)
    return (unitTypes.length === 0 ? [NO_UNIT_TYPE] : unitTypes).map((unitType) => ({ type, subtype, unitType }))
  }),
)
const INDEXES = Array.from({ length: 60 }, (_item, index) => index)

describe.each(OFFERS)('type $type, subtype $subtype, unit type $unitType', ({ type, subtype, unitType }) => {
  const albums = INDEXES.map((index) => listingScenes(type, subtype, unitType, index))

  test('five pictures or more, all different', () => {
    for (const album of albums) {
      expect(album.length).toBeGreaterThanOrEqual(5)
      expect(new Set(album).size).toBe(album.length)
    }
  })

  test('the cover fits, and the plan comes last', () => {
    const cover = COVERS[`${type}/${subtype}`]
    const wanted = typeof cover === 'string' ? cover : cover?.[unitType]
    for (const album of albums) {
      expect(album[0]?.subject).toBe(wanted)
      expect(album.at(-1)?.kind).toBe('floor plan')
    }
  })

  test('listings of one kind have several covers', () => {
    expect(new Set(albums.map(([cover]) => cover)).size).toBeGreaterThanOrEqual(2)
  })

  test('the same listing always shows the same', () => {
    expect(listingScenes(type, subtype, unitType, 7)).toEqual(albums[7])
  })

  test('its project shows five or more', () => {
    for (const index of INDEXES) {
      const album = projectScenes(type, subtype, index)
      expect(album.length).toBeGreaterThanOrEqual(5)
      expect(new Set(album).size).toBe(album.length)
    }
  })
})

test('the plan of a home is that of its unit type', () => {
  expect(listingScenes(0, 1, 4, 1).at(-1)?.name).toBe('floor plan, bungalow')
  expect(listingScenes(0, 2, 5, 1).at(-1)?.name).toBe('floor plan, studio')
})

test('names are their own and can be files; plans say that they are plans, and nothing else does', () => {
  expect(new Set(DEMO_SCENES.map(({ name }) => name)).size).toBe(DEMO_SCENES.length)
  for (const { name, kind, subject } of DEMO_SCENES) {
    expect(name).toMatch(/^[a-z][a-z, -]+$/)
    expect(kind === 'floor plan').toBe(subject === 'plan')
  }
})

test('every scene is shown somewhere', () => {
  const shown = OFFERS.flatMap(({ type, subtype, unitType }) =>
    INDEXES.flatMap((index) => [
      ...listingScenes(type, subtype, unitType, index),
      ...projectScenes(type, subtype, index),
    ]),
  )
  const unused = DEMO_SCENES.filter((scene) => !shown.includes(scene))
  expect(unused.map(({ name }) => name)).toEqual([])
})
