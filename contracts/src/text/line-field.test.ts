import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineField, textField } from './line-field.ts'
import { requiredLine, requiredText } from './text-fields.ts'

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
  const field = lineField(60)
  const units = fc.oneof(fc.integer({ max: 0xff, min: 0 }), fc.integer({ max: 0xffff, min: 0 }))
  const anyText = fc.array(units, { maxLength: 30 }).map((codes) => String.fromCharCode(...codes))
  const isStorable = (line: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line) && line.isWellFormed()
  const property = fc.property(anyText, (text) => {
    const { success, data } = field.safeParse(text)
    return !success || (isStorable(data) && field.parse(data) === data)
  })
  expect(fc.check(property).counterexample).toBeNull()
})

test('keeps what was typed, without the spaces around it', () => {
  expect(textField(20).parse('  Peñafrancia 🏠 ')).toBe('Peñafrancia 🏠')
  expect(textField(20).parse(' ')).toBe('')
})

test.each(['a\0b', 'a\ud800b', '\udc00'])('refuses %j, which cannot be stored', (text) => {
  expect(textField(20).safeParse(text).success).toBe(false)
})

test('counts characters after trimming', () => {
  expect(textField(3).safeParse(' abc ').success).toBe(true)
  expect(textField(3).safeParse('abcd').success).toBe(false)
})

test.each(['', '   ', '\n\t'])('a required text is not %j', (text) => {
  expect(requiredText(10).safeParse(text).error?.issues[0]?.message).toBe('Field is required')
})
