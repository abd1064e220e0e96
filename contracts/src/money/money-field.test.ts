import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPesos } from './pesos.ts'
import { moneyField } from './money-field.ts'

const field = moneyField()

test.each([null, '', '   '])('%j is none', (emptied) => {
  expect(field.parse(emptied)).toBeNull()
})

test.each([-1, '-1', 1e13, Number.NaN, Infinity, 'free', '1 500', '1,50', '1e6', '₱', true, [1], {}, '9'.repeat(41)])(
  '%j is refused in pesos',
  (amount) => {
    expect(field.safeParse(amount).error?.issues).toHaveLength(1)
  },
)

test('an amount is the same as a number, as digits, and as it is shown', () => {
  const property = fc.property(fc.integer({ min: 0, max: 1e14 }), (centavos) => {
    const sent = [centavos / 100, (centavos / 100).toFixed(2), formatPesos(centavos)]
    return sent.every((amount) => field.parse(amount) === centavos)
  })
  expect(fc.check(property).counterexample).toBeNull()
})

test('whatever comes, it is refused or whole centavos', () => {
  const property = fc.property(fc.oneof(fc.double(), fc.string(), fc.anything()), (amount) => {
    const { success, data } = field.safeParse(amount)
    return !success || data === null || (Number.isSafeInteger(data) && data >= 0)
  })
  expect(fc.check(property).counterexample).toBeNull()
})
