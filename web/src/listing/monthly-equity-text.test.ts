import { expect, test } from 'vitest'
import { monthlyEquityText } from './monthly-equity-text.ts'

test.each([
  [{ type: 0, monthly_equity: 32_232.67 } as const, 'Eq. ₱32,232.67/mo'],
  [{ type: 0, monthly_equity: 15_000 } as const, 'Eq. ₱15,000/mo'],
  [{ type: 0, monthly_equity: 0 } as const, undefined],
  [{ type: 0, monthly_equity: null } as const, undefined],
  [{ type: 1, monthly_equity: 15_000 } as const, undefined],
])('%o reads %s', (listing, text) => {
  expect(monthlyEquityText(listing)).toBe(text)
})
