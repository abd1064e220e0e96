import type { LeadChanges } from '@tahanan/contracts/lead/lead-bodies.ts'
import { describe, expect, test } from 'vitest'
import { decideLead } from './lead-commands.ts'
import type { LeadProgress } from './lead.ts'

const now = new Date('2026-03-01T08:00:00Z')
const by = { now, actor: { accountId: 7, role: 'editor' } } as const
const fresh: LeadProgress = {
  status: 'new',
  isSpam: false,
  statusBeforeSpam: null,
  assigneeId: null,
  nextStep: '',
  nextFollowUpOn: null,
  firstResponseAt: null,
  firstResponseById: null,
}

function decide(before: LeadProgress, changes: Partial<LeadChanges>): LeadProgress {
  return decideLead(before, changes, by)
}

test('nothing sent changes nothing', () => {
  expect(decide(fresh, {})).toEqual(fresh)
})

describe('spam', () => {
  const reserved: LeadProgress = { ...fresh, status: 'reserved', firstResponseAt: new Date(0) }

  test('closes, and undone is as it was', () => {
    const spam = decide(reserved, { isSpam: true, status: 'closed' })
    expect(spam).toEqual({ ...reserved, isSpam: true, status: 'closed', statusBeforeSpam: 'reserved' })
    expect(decide(spam, { isSpam: false, status: 'closed' })).toEqual(reserved)
  })

  test('marked twice still knows the earlier status', () => {
    const spam = decide(decide(reserved, { isSpam: true }), { isSpam: true, status: 'closed' })
    expect(decide(spam, { isSpam: false })).toEqual(reserved)
  })

  test('a status that is sent as the mark is taken off is the status', () => {
    const spam = decide(fresh, { isSpam: true, status: 'closed' })
    expect(decide(spam, { isSpam: false, status: 'contacted' })).toMatchObject({
      status: 'contacted',
      statusBeforeSpam: null,
      firstResponseAt: now,
    })
  })

  test('is no response', () => {
    expect(decide(fresh, { isSpam: true }).firstResponseAt).toBeNull()
  })
})

describe('first response', () => {
  test('is the first step away from new, and stays', () => {
    const contacted = decide(fresh, { status: 'contacted' })
    expect(contacted.firstResponseAt).toEqual(now)
    const again = decideLead(
      { ...contacted, status: 'new' },
      { status: 'lost' },
      { ...by, now: new Date(1), actor: { accountId: 8, role: 'editor' } },
    )
    expect(again).toMatchObject({ firstResponseAt: now, firstResponseById: 7 })
  })

  test('is not an assignment', () => {
    expect(decide(fresh, { assigneeId: 3, nextFollowUpOn: '2026-03-05' })).toEqual({
      ...fresh,
      assigneeId: 3,
      nextFollowUpOn: '2026-03-05',
    })
  })
})
