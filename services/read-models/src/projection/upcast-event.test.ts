import { expect, test } from 'vitest'
import { UnreadableEvent } from './unreadable-event.ts'
import { upcastEvent } from './upcast-event.ts'
import type { UpcastSteps } from './upcast-event.ts'

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
