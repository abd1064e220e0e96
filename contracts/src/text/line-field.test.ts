import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineField } from './line-field.ts'
import { requiredLine } from './required-line.ts'

test('makes one line of several, with single spaces', () => {
  expect(lineField(40).parse('  Vista \r\n Verde\t\u00a0Homes ')).toBe('Vista Verde Homes')
})

test('composes accents, so that equal looks equal', () => {
  expect(lineField(20).parse('Pen\u0303afrancia')).toBe('Peñafrancia')
})

test.each(['', '   ', '\n\t'])('a required line is not %j', (text) => {
  expect(requiredLine(10).safeParse(text).error?.issues[0]?.message).toBe('Field is required')
})

test('whatever comes, what is accepted is one storable line that is accepted again unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const first = lineField(60).safeParse(text)
      if (!first.success) return
      expect(first.data).not.toMatch(/[\0-\x1f\x7f\u2028\u2029]/)
      expect(Buffer.from(first.data, 'utf8').toString('utf8')).toBe(first.data)
      expect(lineField(60).parse(first.data)).toBe(first.data)
    }),
    { numRuns: 500 },
  )
})
