import { expect, test } from 'vitest'
import { isPostgresAway } from './sql-state.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  coded('ECONNREFUSED'),
  coded('57P01'),
  coded('57P03'),
  coded('08006'),
  coded('53300'),
  coded('57014'),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
])('away: %s', (error) => {
  expect(isPostgresAway(error)).toBe(true)
})

test.each([
  coded('23505'),
  coded('42P01'),
  coded('40P01'),
  new Error('x'),
  new TypeError('terminated'),
  'ECONNREFUSED',
  undefined,
])('there: %s', (error) => {
  expect(isPostgresAway(error)).toBe(false)
})
