import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idField, idParams, requiredIdField, versionField } from './id-fields.ts'

const MAX = 2_147_483_647

test('an id is the same in a path, as a number and as text', () => {
  const property = fc.property(fc.integer({ min: 1, max: MAX }), (id) => {
    const [field, required] = [idField(), requiredIdField()]
    return idParams.parse({ id: String(id) }).id === id && field.parse(id) === id && required.parse(String(id)) === id
  })
  expect(fc.check(property, { numRuns: 20 }).counterexample).toBeNull()
})

test('whatever stands in a path, it is an id or nothing', () => {
  const property = fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
    const { success, data } = idParams.safeParse({ id: text })
    return !success || (Number.isInteger(data.id) && data.id >= 1 && data.id <= MAX && String(data.id) === text)
  })
  expect(fc.check(property).counterexample).toBeNull()
})

describe.each([
  0,
  -1,
  1.5,
  MAX + 1,
  Number.NaN,
  Infinity,
  '0',
  '-1',
  '1.5',
  '1e3x',
  '0x10',
  '1e1',
  '+1',
  '01',
  ' 1',
  'x',
  ' ',
  true,
  [1],
  {},
])('%j', (sent) => {
  test('is no id', () => {
    expect(idField().safeParse(sent).success).toBe(false)
    expect(requiredIdField().safeParse(sent).success).toBe(false)
  })
})

test('an emptied id is none, unless one is needed', () => {
  expect([idField().parse(''), idField().parse(null)]).toEqual([null, null])
  for (const sent of ['', null, undefined])
    expect(requiredIdField().safeParse(sent).error?.issues[0]?.message).toBe('Field is required')
})

test.each([
  [undefined, undefined],
  [3, 3],
  ['3', 3],
])('the version %j is %j', (sent, version) => {
  expect(versionField().parse(sent)).toBe(version)
})

test.each([0, '0', -1, 1.5, '', 'x', null, 1e9])('%j is no version', (sent) => {
  expect(versionField().safeParse(sent).success).toBe(false)
})
