import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaField } from './property-fields.ts'

const field = areaField()

test.each([
  [23.31, 23.31],
  ['1,234.5', 1234.5],
  [' 120 ', 120],
  [0, 0],
  ['', null],
  [null, null],
])('%j is %j', (sent, area) => {
  expect(field.parse(sent)).toBe(area)
})

test.each([23.311, '23.311', -1, '-1', '1e3', 1e21, Number.NaN, Infinity, '12 sqm', '1,2', true, [1]])(
  '%j is refused',
  (sent) => {
    expect(field.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual([
      'Give an area in sqm, 0 or more, with two decimals at most.',
    ])
  },
)

test('two decimals survive, as a number and as text', () => {
  const property = fc.property(fc.integer({ min: 0, max: 1e11 }), (hundredths) => {
    const area = hundredths / 100
    return field.parse(area) === area && field.parse(area.toFixed(2)) === area
  })
  expect(fc.check(property).counterexample).toBeNull()
})
