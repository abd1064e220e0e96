import { expect, test } from 'vitest'
import { localOptions } from './combobox.tsx'

const all = ['Casa Verde', 'Peñafrancia Homes', 'Verde Heights'].map((name) => ({ name }))

test.each([
  ['verde', 2],
  ['heights VERDE', 1],
  ['penafrancia', 1],
  ['', 3],
  ['x', 0],
])('%j finds %d', (text, count) => {
  expect(localOptions(all, text)).toHaveLength(count)
})
