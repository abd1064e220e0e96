import { describe, expect, test } from 'vitest'
import { allowedKeys } from './field-messages.ts'
import { ENDPOINT_TABLE } from './endpoint-table.ts'
import { noAnswer, noInput } from './define-endpoint.ts'

/** What a visitor has to call before anybody is signed in. */
const OPEN_BELOW_ADMIN = ['session.login', 'session.refresh', 'session.logout']

const duplicates = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at)

test('ids are unique, and so are method and path, whatever a parameter is called', () => {
  expect(duplicates(ENDPOINT_TABLE.map(({ id }) => id))).toEqual([])
  const places = ENDPOINT_TABLE.map(
    ({ method, path }) => `${method} ${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '{}')}`,
  )
  expect(duplicates(places)).toEqual([])
})

describe.each(ENDPOINT_TABLE.map((endpoint) => ({ endpoint, id: endpoint.id })))('$id', ({ endpoint }) => {
  test('is open to everybody only where that is meant', () => {
    const isOpen = !endpoint.path.startsWith('/admin/') || OPEN_BELOW_ADMIN.includes(endpoint.id)
    expect(endpoint.access === 'public').toBe(isOpen)
  })

  test('names the parameters of its path, and an object of query keys', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect([...(allowedKeys(endpoint.params) ?? [])]).toEqual(inPath)
    expect(endpoint.path).not.toContain(':')
    expect(allowedKeys(endpoint.query)).toBeDefined()
  })

  test('refuses a query key that it does not know', () => {
    expect(endpoint.query.safeParse({ nobody_knows_this: '1' }).success).toBe(false)
  })

  test('takes a body only where one is read, and answers nothing only with 204', () => {
    const takesBody = endpoint.method === 'POST' || endpoint.method === 'PATCH'
    expect(takesBody || endpoint.body === noInput).toBe(true)
    expect(endpoint.status === 204).toBe(endpoint.answer === noAnswer)
  })
})
