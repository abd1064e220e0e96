import { expect, test } from 'vitest'
import { leadDueAt } from './lead-due.ts'

const lead = {
  source: 'listing',
  status: 'new',
  isSpam: false,
  deletedAt: null,
  mergedIntoId: null,
  createdAt: new Date('2026-03-01T08:00:00Z'),
  firstResponseAt: null,
  nextFollowUpOn: null,
} as const
const answered = { ...lead, firstResponseAt: new Date('2026-03-01T09:00:00Z') }

test.each([
  ['a day after it came, until it is answered', lead, '2026-03-02T08:00:00.000Z'],
  ['never, once it is answered', answered, undefined],
  [
    'when the day of the next step is over in Manila',
    { ...answered, nextFollowUpOn: '2026-03-05' },
    '2026-03-05T16:00:00.000Z',
  ],
  ['by whichever is first', { ...lead, nextFollowUpOn: '2026-03-05' }, '2026-03-02T08:00:00.000Z'],
  ['never, once it is lost', { ...lead, status: 'lost', nextFollowUpOn: '2026-03-05' } as const, undefined],
  ['never, kept under another', { ...lead, mergedIntoId: 3 }, undefined],
  ['never, as a report', { ...lead, source: 'report' } as const, undefined],
])('a lead is due %s', (_when, pursued, due) => {
  expect(leadDueAt(pursued)?.toISOString()).toBe(due)
})
