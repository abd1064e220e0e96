import { expect, test } from 'vitest'
import { PROJECT_STATUSES } from '../property/property-status.ts'
import { hasDefaultPrice, NEW_PROJECT_LISTING_DEFAULTS } from './listing-rules.ts'

test('min price 10000, max price 20000, terms 12 months, percentage 10, reservation fee 0, status Pre-selling', () => {
  const { property_status, ...numbers } = NEW_PROJECT_LISTING_DEFAULTS
  expect(numbers).toEqual({
    min_price: 10_000,
    max_price: 20_000,
    equity_terms: 12,
    equity_percentage: 10,
    reservation_fee: 0,
  })
  expect(PROJECT_STATUSES[property_status]).toBe('Pre-selling')
})

test('warn when still unchanged on publish (decision 46)', () => {
  expect(hasDefaultPrice({ minPriceCentavos: 1_000_000, maxPriceCentavos: 2_000_000 })).toBe(true)
  expect(hasDefaultPrice({ minPriceCentavos: 1_000_000, maxPriceCentavos: 350_000_000 })).toBe(false)
})
