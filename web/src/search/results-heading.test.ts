import { expect, test } from 'vitest'
import { relaxedText } from './results-heading.tsx'

const exact = { count: 12, count_exact: true }
const area = { code: '730600000', label: 'Cebu City' }

test.each([
  [{ kind: 'place' as const, text: 'lahug', area }, exact, 'Nothing fits “lahug”. Showing 12 in Cebu City.'],
  [
    { kind: 'place' as const, text: 'GenSan' },
    { count: 1_000, count_exact: false },
    'Nothing fits “GenSan”. Showing 1,000+ in the whole country.',
  ],
  [
    { kind: 'words' as const, text: 'corner' },
    exact,
    'Nothing fits all of it. Showing what there is without “corner”, or near it.',
  ],
])('what was found instead, and where: %j', (relaxed, count, said) => {
  expect(relaxedText([relaxed], count)).toBe(said)
})
