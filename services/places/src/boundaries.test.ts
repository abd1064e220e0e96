import { expect, test } from 'vitest'
import { boundaryOf } from './boundaries.ts'
import { openGazetteer } from './gazetteer.ts'

const gazetteer = openGazetteer()

/** Whether a point lies inside, by how often a ray to the east crosses a ring. */
function holds(slug: string, longitude: number, latitude: number): boolean {
  const area = gazetteer.areaAt(slug)
  const rings = (area && boundaryOf(area)?.coordinates.flat()) ?? []
  const crossings = rings.flatMap((ring) =>
    ring.filter(([x1 = 0, y1 = 0], at) => {
      const [x2 = 0, y2 = 0] = ring[at + 1] ?? []
      if (at + 1 === ring.length || y1 > latitude === y2 > latitude) return false
      return longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)
    }),
  )
  return crossings.length % 2 === 1
}

test('every city but Kalayaan has a shape, of closed rings around its own point or within its box', () => {
  const cities = gazetteer
    .children()
    .flatMap((region) => gazetteer.children(region))
    .flatMap((area) => (area.level === 'city' ? [area] : gazetteer.children(area)))
  expect(cities).toHaveLength(1634)
  expect(cities.filter((city) => boundaryOf(city) === undefined).map(({ name }) => name)).toEqual(['Kalayaan'])
  const astray = cities.filter((city) => {
    const { west, south, east, north } = city.bounds ?? { west: 0, south: 0, east: 0, north: 0 }
    return (boundaryOf(city)?.coordinates.flat() ?? []).some(
      (ring) =>
        ring.length < 4 ||
        String(ring[0]) !== String(ring.at(-1)) ||
        ring.some(([x = 0, y = 0]) => x < west - 0.02 || x > east + 0.02 || y < south - 0.02 || y > north + 0.02),
    )
  })
  expect(astray.map(({ slug }) => slug)).toEqual([])
})

test('a province is its cities in one, those that govern themselves included; a region its provinces', () => {
  // Lahug; the open sea off Mactan; Bohol.
  expect(holds('cebu/cebu-city', 123.897, 10.333)).toBe(true)
  expect(holds('cebu', 123.897, 10.333)).toBe(true)
  expect(holds('central-visayas', 123.897, 10.333)).toBe(true)
  expect(holds('cebu', 124.15, 10.2)).toBe(false)
  expect(holds('cebu', 124.1, 9.8)).toBe(false)
  expect(holds('central-visayas', 124.1, 9.8)).toBe(true)
  expect(holds('metro-manila', 121.03, 14.56)).toBe(true)
})

test('barangays have none', () => {
  const lahug = gazetteer.areaAt('cebu/cebu-city/lahug')
  expect(lahug && boundaryOf(lahug)).toBeUndefined()
})
