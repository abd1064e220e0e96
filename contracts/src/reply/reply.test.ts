import { expect, test } from 'vitest'
import { createReplyBody, filledReply } from './reply.ts'

const known = { name: 'Ana', listing: 'Casa Verde', price: '₱9.3M', agent: '' }

test.each([
  ['Hi {name}, {listing} is {price}.', 'Hi Ana, Casa Verde is ₱9.3M.'],
  ['Regards, {agent}.', 'Regards,.'],
  ['This is {agent} of Tahanan', 'This is of Tahanan'],
  ['{name} {name}\n\n{listing}', 'Ana Ana\n\nCasa Verde'],
])('%j is filled in', (text, filled) => {
  expect(filledReply(text, known)).toBe(filled)
})

test('what stands for a placeholder is no placeholder itself', () => {
  expect(filledReply('{name}', { ...known, name: '{price}' })).toBe('{price}')
})

test('a placeholder that does not exist is refused with those that do', () => {
  const refused = createReplyBody.safeParse({ name: 'Hello', text: 'Hi {nam}' })
  expect(refused.error?.issues[0]?.message).toBe('{nam} is no placeholder. Use {name}, {listing}, {price} or {agent}.')
})
