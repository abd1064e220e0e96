import { expect, test } from 'vitest'
import { requiredText } from './required-text.ts'
import { textField } from './text-field.ts'

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
