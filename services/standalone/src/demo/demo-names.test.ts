import { createAmenityBody } from '@tahanan/contracts/amenity/amenity.ts'
import { createDeveloperBody } from '@tahanan/contracts/developer/developer.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { expect, test } from 'vitest'
import { AMENITY_NAMES } from './names.ts'
import { brokerageKindAt } from './demo-brokerage-listing.ts'
import { buildDemoWorld } from './demo-world.fixture.ts'
import { demoDeveloper } from './demo-developer.ts'
import { PLACES } from './places-for.ts'

function repeated(names: readonly string[]): string[] {
  const folded = names.map(foldText)
  return folded.filter((name, index) => folded.indexOf(name) !== index)
}

test('developers differ in name and are what the form takes', () => {
  const developers = Array.from({ length: 500 }, (_item, index) => demoDeveloper(index))
  expect(repeated(developers.map((developer) => developer.name))).toEqual([])
  for (const developer of developers) {
    expect(createDeveloperBody.safeParse(developer)).toMatchObject({ success: true })
    expect(developer.details).toContain('invented company')
  }
})

test('projects differ in name, however many there are', () => {
  expect(repeated(buildDemoWorld({ projects: 3000 }).projects.map(({ form }) => form.name))).toEqual([])
})

test('about 40 amenities differ in name and are what the form takes', () => {
  expect(repeated(AMENITY_NAMES)).toEqual([])
  expect(AMENITY_NAMES.length).toBeGreaterThanOrEqual(40)
  for (const name of AMENITY_NAMES) expect(createAmenityBody.safeParse({ name })).toMatchObject({ success: true })
})

test('places differ, accents included', () => {
  const names = PLACES.flatMap(({ city, province, barangays }) =>
    barangays.map((name) => `${name}, ${city}, ${province}`),
  )
  expect(repeated(names)).toEqual([])
  expect(names).toContain('Sun Valley, Parañaque City, Metro Manila')
  expect(names.length).toBeGreaterThan(150)
})

test('brokers offer every kind once before any comes again', () => {
  const first = brokerageKindAt(0)
  let length = 1
  while (brokerageKindAt(length) !== first) length += 1
  const round = Array.from({ length }, (_item, index) => brokerageKindAt(index))
  expect(new Set(round).size).toBe(length)
  expect(length).toBeGreaterThan(60)
})
