import { expect, test } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildChanged } from './changed.fixture.ts'
import { buildEventMessage } from './event-message.fixture.ts'
import { readEvent } from './read-event.ts'
import { UnreadableEvent } from './unreadable-event.ts'

const event = buildChanged('listing', buildBrokerageListingState())

test('the event of a message', () => {
  expect(readEvent(buildEventMessage(event))).toEqual(event)
})

test.each([
  ['no JSON', 'listing:1', '{'],
  ['no event', 'listing:1', '[]'],
  ['an unknown type', 'listing:1', JSON.stringify({ ...event, type: 'listing.exploded' })],
  ['a state that breaks its schema', 'listing:1', JSON.stringify({ ...event, data: { ...event.data, slug: 7 } })],
  ['a newer schema', 'listing:1', JSON.stringify({ ...event, schemaVersion: 2 })],
  ['another key', 'listing:2', JSON.stringify(event)],
])('%s is unreadable', (_what, key, value) => {
  expect(() => readEvent({ key, value })).toThrow(UnreadableEvent)
})
