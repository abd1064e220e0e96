import { expect, test } from 'vitest'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { buildChanged } from './changed.fixture.ts'
import { buildEventMessage } from './event-message.fixture.ts'
import { readEvent, upcastEvent, type UpcastSteps } from './read-event.ts'
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

const steps: UpcastSteps = {
  'thing.changed': [
    (event) => ({ ...event, data: { name: 'from 1' } }),
    (event) => ({ ...event, data: { ...Object(event['data']), size: 0 } }),
  ],
}

test('an older event goes through every step to the newest schema', () => {
  expect(upcastEvent({ type: 'thing.changed', schemaVersion: 1 }, steps)).toEqual({
    type: 'thing.changed',
    schemaVersion: 3,
    data: { name: 'from 1', size: 0 },
  })
  expect(upcastEvent({ type: 'thing.changed', schemaVersion: 2, data: { name: 'from 2' } }, steps)).toEqual({
    type: 'thing.changed',
    schemaVersion: 3,
    data: { name: 'from 2', size: 0 },
  })
})

test('an event of the newest schema passes unchanged', () => {
  const event = { type: 'thing.changed', schemaVersion: 3, data: {} }
  expect(upcastEvent(event, steps)).toEqual(event)
})

test('a newer one is refused', () => {
  expect(() => upcastEvent({ type: 'thing.changed', schemaVersion: 4 }, steps)).toThrow(UnreadableEvent)
  expect(() => upcastEvent({ type: 'other.changed', schemaVersion: 2 }, steps)).toThrow('newer than this program')
})
