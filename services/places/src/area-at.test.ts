import { expect, test } from 'vitest'
import { areaAt } from './area-at.ts'
import { areasNear, partsOf } from './areas-near.ts'
import type { Area } from './area.ts'
import { openGazetteer } from './gazetteer.ts'

const gazetteer = openGazetteer()
const at = (path: string) => areaAt(gazetteer, path.split('/'))?.slug

test('every area of the country is at an address of its own', () => {
  const inside = (area?: Area): Area[] => gazetteer.children(area).flatMap((part) => [part, ...inside(part)])
  const all = inside()
  expect(all).toHaveLength(42_785)
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  expect(all.filter((area) => areaAt(gazetteer, area.slug.split('/')) !== area)).toEqual([])
  expect(all.filter(({ slug }) => !/^[\da-z-]+(\/[\da-z-]+){0,2}$/.test(slug))).toEqual([])
})

test.each([
  ['Metro-Manila/PASIG', 'metro-manila/pasig-city'],
  ['metro-manila/city-of-pasig', 'metro-manila/pasig-city'],
  ['ncr/qc', 'metro-manila/quezon-city'],
  ['metro-manila/lungsod-ng-makati', 'metro-manila/makati-city'],
  ['makati', 'metro-manila/makati-city'],
  ['cebu/cebu', 'cebu/cebu-city'],
  ['central-visayas/cebu', 'cebu'],
  ['central-visayas/cebu/city-of-cebu', 'cebu/cebu-city'],
  ['compostela-valley', 'davao-de-oro'],
  ['cavite/Dasmariñas', 'cavite/dasmarinas-city'],
  ['laguna/sta-rosa', 'laguna/santa-rosa-city'],
  ['metro-manila/taguig/bgc', 'metro-manila/taguig-city/fort-bonifacio'],
  ['metro-manila/manila-city/Tondo', 'metro-manila/manila/tondo'],
])('%s leads to %s', (path, slug) => {
  expect(at(path)).toBe(slug)
})

test.each([
  'atlantis',
  'cebu/atlantis',
  'cebu/makati-city',
  // One of several.
  'san-fernando',
  // A part without a page of its own.
  'metro-manila/quezon-city/cubao-x',
  'metro-manila/eastwood',
  'constructor',
  '%',
  ' ',
  '-',
])('%s leads nowhere', (path) => {
  expect(at(path)).toBeUndefined()
})

const near = (slug: string) => {
  const area = gazetteer.areaAt(slug)
  if (area === undefined) throw new Error(`${slug} is missing.`)
  return areasNear(gazetteer, area, 8).map((other) => other.slug)
}

test('what is near is beyond a border as well', () => {
  expect(near('metro-manila/pasig-city')).toEqual(expect.arrayContaining(['rizal/cainta', 'metro-manila/pateros']))
  expect(near('metro-manila')).toEqual(expect.arrayContaining(['rizal', 'cavite', 'bulacan']))
  expect(near('cebu/cebu-city/lahug')).toContain('cebu/cebu-city/apas')
  expect(near('central-visayas')).toContain('western-visayas')
  expect(near('metro-manila/manila/tondo')).toHaveLength(8)
  expect(partsOf(gazetteer, undefined)).toHaveLength(83)
})
