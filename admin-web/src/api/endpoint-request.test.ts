import { expect, test } from 'vitest'
import { formDataOf } from './endpoint-request.ts'

const file = new File(['x'], 'x.png')

test.each([
  ['words', { name: ['a', 'b'] }, ['a', 'b']],
  ['numbers', { name: [1, 2] }, ['1', '2']],
  ['files', { name: [file] }, [file]],
  ['objects', { name: [{ id: 1 }] }, ['[{"id":1}]']],
  ['nothing', { name: [] }, ['[]']],
  ['an emptied field', { name: null }, ['']],
  ['what is not there', { name: undefined }, []],
  ['yes', { name: true }, ['true']],
])('%s', (_what, body, parts) => {
  expect(formDataOf(body).getAll('name')).toEqual(parts)
})
