import { expect, test } from 'vitest'
import { z } from 'zod'
import { InvalidInput } from '../problem/problem.ts'
import { ParsedQueries } from './parse-input.ts'

const query = z.strictObject({ page: z.coerce.number().default(1), sort: z.string().optional() })

test('what is asked again is the same query', () => {
  const queries = new ParsedQueries({ id: 'thing.list', query }, { areCached: true })
  const first = queries.parse('page=2&sort=')
  expect(first).toEqual({ page: 2 })
  expect(queries.parse('page=2&sort=')).toBe(first)
  expect(queries.parse('page=3')).toEqual({ page: 3 })
  expect(queries.parse('')).toEqual({ page: 1 })
})

test('of an endpoint that does not keep them it is another one', () => {
  const queries = new ParsedQueries({ id: 'thing.list', query }, { areCached: false })
  expect(queries.parse('page=2')).not.toBe(queries.parse('page=2'))
})

test('long texts are not kept', () => {
  const queries = new ParsedQueries({ id: 'thing.list', query }, { areCached: true })
  const text = `sort=${'x'.repeat(500)}`
  expect(queries.parse(text)).toEqual(queries.parse(text))
  expect(queries.parse(text)).not.toBe(queries.parse(text))
})

test('a refusal is one each time', () => {
  const queries = new ParsedQueries({ id: 'thing.list', query }, { areCached: true })
  for (const text of ['page=x', 'page=x', 'other=1', 'other=1']) {
    expect(() => queries.parse(text)).toThrow(InvalidInput)
  }
})

test('a schema whose keys nobody knows is refused', () => {
  expect(() => new ParsedQueries({ id: 'thing.list', query: z.string() }, { areCached: true })).toThrow(
    'must be an object',
  )
})
