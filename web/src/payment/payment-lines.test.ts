import { expect, test } from 'vitest'
import { monthlyEquityText } from './monthly-equity.ts'
import { licenceNumbers, moveInText, paymentLines } from './payment-lines.ts'

const NO_TERMS = {
  reservation_fee: null,
  equity_percentage: null,
  equity_terms: null,
  total_equity: null,
  net_equity: null,
  monthly_equity: null,
  loanable_amount: null,
  financing_option: [],
}

test('the sample of decisions §10, in full', () => {
  const payment = {
    ...NO_TERMS,
    reservation_fee: 20_000,
    equity_percentage: 10,
    equity_terms: 12,
    total_equity: 406_792,
    net_equity: 386_792,
    monthly_equity: 32_232.67,
    loanable_amount: 3_661_128,
  }
  expect(paymentLines({ price_full: '₱4,067,920', payment }).map(({ term, value }) => `${term}: ${value}`)).toEqual([
    'Price: ₱4,067,920',
    'Reservation fee: ₱20,000',
    'Equity: 10% of the price',
    'Total equity amount: ₱406,792',
    'Less reservation fee: −₱20,000',
    'Net equity: ₱386,792',
    'Equity terms: 12 months',
    'Monthly equity: ₱32,232.67',
    'Loanable amount: ₱3,661,128',
  ])
})

test('a listing without terms has a price', () => {
  expect(paymentLines({ price_full: '₱1,500,000 – ₱2,000,000', payment: NO_TERMS })).toEqual([
    { term: 'Price range', value: '₱1,500,000 – ₱2,000,000' },
  ])
})

test.each([
  [{ type: 0, monthly_equity: 32_232.67 } as const, 'Eq. ₱32,233/mo'],
  [{ type: 0, monthly_equity: 15_000 } as const, 'Eq. ₱15,000/mo'],
  [{ type: 0, monthly_equity: 0 } as const, undefined],
  [{ type: 0, monthly_equity: null } as const, undefined],
  [{ type: 1, monthly_equity: 15_000 } as const, undefined],
])('%o reads %s', (listing, text) => {
  expect(monthlyEquityText(listing)).toBe(text)
})

test('a licence is said once', () => {
  expect(licenceNumbers({ license: [{ name: 'PRC REB 0031000' }, { name: '0012345' }] })).toBe('REB 0031000, 0012345')
})

test.each([
  [{ deposit_months: 2, advance_months: 1, total: 75_000 }, 'Move-in: 2 months deposit + 1 month advance = ₱75,000'],
  [{ deposit_months: 0, advance_months: 1, total: 25_000 }, 'Move-in: 1 month advance = ₱25,000'],
  [{ deposit_months: 2, advance_months: 0, total: null }, 'Move-in: 2 months deposit'],
])('%o reads %s', (moveIn, text) => {
  expect(moveInText(moveIn)).toBe(text)
})
