import { expect, test } from 'vitest'
import { SYSTEM_ACTOR } from '../command/run-command.ts'
import { eventRow, jobRow } from './outbox.store.ts'

const context = {
  actor: { accountId: 3, role: 'editor' },
  now: new Date('2026-03-01T08:00:00Z'),
  correlationId: 'c-1',
} as const
const draft = { type: 'amenity.changed', aggregate: 'amenity', aggregateId: 5, version: 2 } as const

test('an event knows who, when and why', () => {
  const row = eventRow({ ...draft, data: { id: 5, name: 'Pool' } }, context)
  expect(row).toMatchObject({
    destination: 'event',
    target: 'catalog',
    key: 'amenity:5',
    headers: { type: 'amenity.changed', version: '2', correlationId: 'c-1' },
  })
  expect(JSON.parse(row.value)).toMatchObject({
    ...draft,
    schemaVersion: 1,
    occurredAt: '2026-03-01T08:00:00.000Z',
    actor: '3',
    data: { id: 5, name: 'Pool' },
  })
  expect(
    JSON.parse(eventRow({ ...draft, data: { id: 5, name: 'Pool' } }, { ...context, actor: SYSTEM_ACTOR }).value),
  ).toMatchObject({
    actor: 'system',
  })
})

test('keys that the contract does not name are left behind', () => {
  const data = { id: 5, name: 'Pool', title_number: 'T-1234' }
  expect(eventRow({ ...draft, data }, context).value).not.toContain('T-1234')
})

test('what does not fit the contract fails the command', () => {
  expect(() => eventRow({ ...draft, version: 0, data: { id: 5, name: 'Pool' } }, context)).toThrow('version')
  expect(() => eventRow({ ...draft, data: { id: -5, name: 'Pool' } }, context)).toThrow('id')
})

test('a job whose id no queue takes fails the command', () => {
  expect(jobRow({ queue: 'mail', id: 'lead-7', data: { a: 1 } }, context)).toMatchObject({
    destination: 'job',
    target: 'mail',
    key: 'lead-7',
    headers: { correlationId: context.correlationId },
  })
  expect(() => jobRow({ queue: 'mail', id: 'lead:7', data: {} }, context)).toThrow(RangeError)
  expect(() => jobRow({ queue: 'mail', id: '', data: {} }, context)).toThrow(RangeError)
})
