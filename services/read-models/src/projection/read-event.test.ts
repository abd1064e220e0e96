import { expect, test } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildChanged } from './changed.fixture.ts'
import { buildEventMessage } from './event-message.fixture.ts'
import { readEvent } from './read-event.ts'
import { UnreadableEvent } from './is-permanent.ts'

const listingChanged = buildChanged('listing', buildBrokerageListingState())

test('the event of a message', () => {
  expect(readEvent(buildEventMessage(listingChanged))).toEqual(listingChanged)
})

test.each([
  ['no JSON', 'listing:1', '{'],
  ['no event', 'listing:1', '[]'],
  ['an unknown type', 'listing:1', JSON.stringify({ ...listingChanged, type: 'listing.exploded' })],
  [
    'a state that breaks its schema',
    'listing:1',
    JSON.stringify({ ...listingChanged, data: { ...listingChanged.data, slug: 7 } }),
  ],
  ['a newer schema', 'listing:1', JSON.stringify({ ...listingChanged, schemaVersion: 2 })],
  ['another key', 'listing:2', JSON.stringify(listingChanged)],
])('%s is unreadable', (_what, key, value) => {
  expect(() => readEvent({ key, value })).toThrow(UnreadableEvent)
})

test('a newer one is refused', () => {
  const value = JSON.stringify({ ...listingChanged, schemaVersion: 2 })
  expect(() => readEvent({ key: 'listing:1', value })).toThrow('newer than this program')
})
