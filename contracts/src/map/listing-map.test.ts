import { expect, test } from 'vitest'
import { listingMapQuerySchema } from './listing-map.ts'
import { cellDegrees, MAX_MAP_CELLS, zoomOfBox } from './map-cells.ts'

const MANILA = '120.9,14.3,121.2,14.8'

function refusal(query: Readonly<Record<string, string>>): string {
  const { error } = listingMapQuerySchema.safeParse(query)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') ?? ''
}

test.each([
  [{}, 'bbox: Give west,south,east,north in degrees'],
  [{ bbox: MANILA }, 'zoom: Give the zoom of the map, 0 to 18.'],
  [{ bbox: MANILA, zoom: '19' }, 'zoom: Give a whole number from 0 to 18.'],
  [{ bbox: MANILA, zoom: '15' }, 'zoom: This box is too large for this zoom: give 10 or less, or a smaller box.'],
  [{ bbox: '-180,-90,180,90', zoom: '3' }, 'zoom: This box is too large for this zoom: give 1 or less'],
  [{ bbox: '121.2,14.3,120.9,14.8', zoom: '9' }, 'bbox: Give a west that is less than east'],
  [{ bbox: '120.9,14.8,121.2,14.3', zoom: '9' }, 'bbox: Give a south that is less than north.'],
  [{ bbox: '14.3,120.9,14.8,121.2', zoom: '9' }, 'bbox: Give longitudes from -180 to 180 and latitudes from -90'],
  [
    { bbox: '100.5,13.5,100.9,13.9', zoom: '9' },
    'bbox: This box is outside of the Philippines: give longitudes from 116',
  ],
  [{ bbox: MANILA, zoom: '9', lot_min: '9', lot_max: '1' }, 'lot_min: Give lot_max or less.'],
  [{ ids: '1,2', zoom: '9' }, 'ids: Give ids alone, or bbox and zoom.'],
  [{ ids: 'one' }, 'ids: Give ids with commas'],
  [{ bbox: MANILA, zoom: '9', page: '2' }, 'Unrecognized key: "page"'],
])('refuses %j', (query, message) => {
  expect(refusal(query)).toContain(message)
})

test('takes what a search takes', () => {
  const query = { q: 'house lahug', price: '-8000000', bbox: MANILA, zoom: '9', amenities: '3,1' }
  expect(listingMapQuerySchema.parse(query)).toMatchObject({
    search: { words: ['house', 'lahug'] },
    filters: { price: { minPesos: null, maxPesos: 8_000_000 }, amenities: [1, 3], bbox: { west: 120.9 } },
    zoom: 9,
  })
})

test('the zoom of a box is the greatest at which its cells are answered', () => {
  const box = { west: 120.9, south: 14.3, east: 121.2, north: 14.8 }
  const zoom = zoomOfBox(box, 18) ?? NaN
  const rows = (at: number) => Math.floor(14.8 / cellDegrees(at)) - Math.floor(14.3 / cellDegrees(at)) + 1
  expect([rows(zoom) <= MAX_MAP_CELLS, rows(zoom + 1) <= MAX_MAP_CELLS]).toEqual([true, false])
  expect(zoomOfBox(box, 5)).toBe(5)
})
