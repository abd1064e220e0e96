import { expect, test } from 'vitest'
import { medianText } from './median-text.ts'

test.each([
  [132, 'Lahug', '32% above Lahug’s median'],
  [68, 'Lahug', '32% below Lahug’s median'],
  [299, 'Banilad', '199% above Banilad’s median'],
  [300, 'Las Piñas', '3 times Las Piñas’ median'],
  [200_000, 'Lahug', '2,000 times Lahug’s median'],
  [0.4, 'Lahug', '100% below Lahug’s median'],
])('%d for 100 in %s: %s', (price, area, text) => {
  expect(medianText({ price_sqm: price, median_sqm: 100, area })).toBe(text)
})
