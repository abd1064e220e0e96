import { expect, test } from 'vitest'
import { buildBrokerState } from './broker-state.fixture.ts'
import { recheckOn } from './to-public-broker.ts'

const licensedUntil = (...ends: readonly (string | null)[]) =>
  buildBrokerState({ licenses: ends.map((validUntil) => ({ name: 'PRC', validUntil })) })

test('the day after the next end', () => {
  expect(recheckOn(licensedUntil('2026-12-31', '2026-02-28', null), '2026-01-01')).toBe('2026-03-01')
})

test('ends that have passed do not count', () => {
  expect(recheckOn(licensedUntil('2026-01-31', '2026-12-31'), '2026-02-01')).toBe('2027-01-01')
  expect(recheckOn(licensedUntil('2026-01-31'), '2026-02-01')).toBeNull()
})

test('without an end never', () => {
  expect(recheckOn(licensedUntil(null), '2026-01-01')).toBeNull()
})
