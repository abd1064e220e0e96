import { expect, test } from 'vitest'
import { contactNumbersOf } from './contact-numbers-of.ts'

test('numbers as people type them, for links', () => {
  expect(contactNumbersOf('0917.123-4567/ (02) 8123 4567 / +63 32 234 5678 /')).toEqual([
    { number: '0917.123-4567', e164: '+639171234567' },
    { number: '(02) 8123 4567', e164: '+63281234567' },
    { number: '+63 32 234 5678', e164: '+63322345678' },
  ])
})

test('what is no telephone number stays as it is', () => {
  expect(contactNumbersOf('ask the guard / 12345 / <b>0917</b>')).toEqual([
    { number: 'ask the guard', e164: null },
    { number: '12345', e164: null },
    { number: '<b>0917<', e164: null },
    { number: 'b>', e164: null },
  ])
  expect(contactNumbersOf('')).toEqual([])
})
