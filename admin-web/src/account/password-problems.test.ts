import { expect, test } from 'vitest'
import { passwordProblems } from './password-problems.ts'

const LONG = 'a password of many words'

test('a long new password, typed alike twice, is fine', () => {
  expect(passwordProblems({ current_password: 'x', new_password: LONG, repeated: LONG })).toEqual({})
})

test('names what is missing, short and different', () => {
  expect(passwordProblems({ current_password: '', new_password: 'short', repeated: 'shart' })).toEqual({
    current_password: ['Field is required'],
    new_password: ['Use at least 12 characters.'],
    repeated: ['This is not the same as the new password.'],
  })
  expect(passwordProblems({ current_password: 'x', new_password: '', repeated: '' })).toEqual({
    new_password: ['Field is required'],
  })
})
