import { expect, test } from 'vitest'
import { plainFileName } from './receive-body.ts'

test.each([
  ['villa.jpg', 'villa.jpg'],
  ['Harapan (façade) – 1, ñ.png', 'Harapan (façade) – 1, ñ.png'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\x.jpg', 'x.jpg'],
  ['C:\\fakepath\\a.jpg', 'a.jpg'],
  ['a\0b\r\n.jpg', 'ab.jpg'],
  ['evil\u202Egpj.exe', 'evilgpj.exe'],
  ['half\uD800.jpg', 'half.jpg'],
  ['..', 'unnamed'],
  ['', 'unnamed'],
  [' \t ', 'unnamed'],
  ['folder/', 'unnamed'],
  ['🏠.png', '🏠.png'],
])('%j is shown as %j', (sent, shown) => {
  expect(plainFileName(sent)).toBe(shown)
})

test('a long name keeps its beginning and its ending', () => {
  const shown = plainFileName(`${'🏠'.repeat(300)}-front.jpeg`)
  expect([...shown]).toHaveLength(80)
  expect(shown).toMatch(/^🏠+…🏠-front\.jpeg$/u)
})
