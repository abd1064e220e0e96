import { expect, test } from 'vitest'
import { maskPersonal } from './mask-personal.ts'

test.each([
  ['juan@example.com', 'j•••@example.com'],
  ['0917 123 4567', '•••567'],
  ['(02) 8123-4567 / +63 917 555 1234', '•••567/•••234'],
  ['Juan dela Cruz', 'J••• d••• C•••'],
  ['Ñoño Peña\nMaría', 'Ñ••• P•••\nM•••'],
  ['李小龍', '李•••'],
  ['', ''],
  [null, null],
  [42, 42],
  [[{ name: 'Viber', account: 'juan.delacruz' }], [{ name: 'V•••', account: 'j•••' }]],
])('%j shows as %j', (value, shown) => {
  expect(maskPersonal(value)).toEqual(shown)
})
