import { expect, test } from 'vitest'
import { dayField, optionalDayField } from './day-field.ts'

const REFUSED = [
  '0000-01-01',
  '1899-12-31',
  '2026-02-30',
  '2026-13-01',
  '26-01-31',
  '2026-1-31',
  '+10000-01-01',
  'soon',
  7,
  {},
]

test.each([...REFUSED, '', null])('%j is no day', (value) => {
  expect(dayField.safeParse(value).success).toBe(false)
})

test.each(REFUSED)('where a day may be missing, %j is refused by one message', (value) => {
  const { error } = optionalDayField.safeParse(value)
  expect(error?.issues.map(({ message }) => message)).toEqual(['Give a day from 1900 on, such as 2026-01-31.'])
})

test('days stay as they are, and a cleared field is none', () => {
  for (const day of ['1900-01-01', '2026-01-31', '2028-02-29', '9999-12-31']) {
    expect([dayField.parse(day), optionalDayField.parse(day)]).toEqual([day, day])
  }
  expect([optionalDayField.parse(''), optionalDayField.parse(null)]).toEqual([null, null])
})
