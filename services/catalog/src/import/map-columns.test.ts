import { IMPORTED_FIELDS } from '@tahanan/contracts/listing/listing-fields.ts'
import { expect, test } from 'vitest'
import { COLUMN_ALIASES, findKeyHeader, distinctHeaders, mapColumns } from './map-columns.ts'

const none = new Map<string, string>()

function columnsOf(headers: string[], overrides: ReadonlyMap<string, string> = none) {
  const result = mapColumns(headers, overrides)
  if (!result.ok) throw new Error(result.problems.join())
  return { columns: Object.fromEntries(result.mapping.columns), unused: result.mapping.unused }
}

test('case, spaces, underscores and units are forgiven', () => {
  expect(
    columnsOf(['TITLE', ' Price (PHP) ', 'floor_area_sqm', 'Lot Area (m²)', 'No. of Bedrooms', 'Remarks', 'Ref']),
  ).toEqual({
    columns: { name: 0, price: 1, floor_area: 2, lot_area: 3, bedroom: 4, details: 5 },
    unused: ['Ref'],
  })
})

test.each(IMPORTED_FIELDS)('$wire, as exports head it, and "$label", as forms do, are its columns', (field) => {
  expect(columnsOf([field.wire]).columns).toMatchObject({ [field.importName]: 0 })
  expect(columnsOf([field.label]).columns).toMatchObject({ [field.importName]: 0 })
})

test('--map wins over the names, and takes the column away from other fields', () => {
  const overrides = new Map([
    ['price', 'amount due'],
    ['name', 'Ref'],
  ])
  expect(columnsOf(['Price', 'Amount Due', 'Ref', 'Title'], overrides)).toEqual({
    columns: { price: 1, name: 2 },
    unused: ['Price', 'Title'],
  })
})

test('an unknown field and a missing column are told, with what there is', () => {
  const result = mapColumns(
    ['Title'],
    new Map([
      ['prize', 'Title'],
      ['price', 'Cost'],
    ]),
  )
  expect(result).toEqual({
    ok: false,
    problems: [
      expect.stringContaining('There is no field "prize"; fields are name, location'),
      'price: the file has no column "Cost"; it has Title.',
    ],
  })
})

test('no alias stands under two fields', () => {
  const aliases = Object.values(COLUMN_ALIASES).flat()
  expect(new Set(aliases).size).toBe(aliases.length)
})

test('columns of one name, and of none, are told apart', () => {
  expect(distinctHeaders(['Price', ' Price ', '', 'Price', 'Price (2)'])).toEqual([
    'Price',
    'Price (2)',
    'Column 3',
    'Price (3)',
    'Price (2) (2)',
  ])
  expect(columnsOf(distinctHeaders(['Title', 'Price', 'Price']))).toEqual({
    columns: { name: 0, price: 1 },
    unused: ['Price (2)'],
  })
  expect(() => distinctHeaders(Array.from({ length: 1_001 }, () => 'a'))).toThrow('more than 1000 columns')
})

test.each([
  [['Title', 'Ref. No.', 'Price'], 'Ref. No.'],
  [['ID', 'Listing ID', 'Price'], 'Listing ID'],
  [['Title', 'Zip code', 'Price'], null],
])('of %j the rows are known by %s', (headers, found) => {
  expect(findKeyHeader(headers)).toBe(found)
})
