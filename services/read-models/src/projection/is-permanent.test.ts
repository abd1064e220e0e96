import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isPermanent, UnreadableEvent } from './is-permanent.ts'

function sqlError(code: string): Error {
  return Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code })
}

test.each([
  ['a number out of range', sqlError('22003')],
  ['a constraint', sqlError('23505')],
  ['a row that is too large', sqlError('54000')],
  ['an unreadable event', new UnreadableEvent('no')],
  ['a state that breaks its schema', z.string().safeParse(1).error],
  ['a mistake of ours', new TypeError('x is not a function')],
])('%s is permanent', (_what, error) => {
  expect(isPermanent(error)).toBe(true)
})

test.each([
  ['a deadlock', sqlError('40P01')],
  ['a serialisation failure', sqlError('40001')],
  ['a shutdown', sqlError('57P01')],
  ['a lost connection', sqlError('08006')],
  ['a full disk', sqlError('53100')],
  ['a table that is not there yet', sqlError('42P01')],
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['anything else', new Error('Connection terminated unexpectedly')],
])('%s is not', (_what, error) => {
  expect(isPermanent(error)).toBe(false)
})
