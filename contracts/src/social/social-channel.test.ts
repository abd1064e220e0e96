import { expect, test } from 'vitest'
import { socialAddress } from './social-address.ts'

test.each([
  ['Facebook', 'juan.delacruz', 'https://www.facebook.com/juan.delacruz'],
  ['Messenger', '@juan', 'https://m.me/juan'],
  ['TikTok', '@juan_homes', 'https://www.tiktok.com/@juan_homes'],
  ['Instagram', 'https://instagram.com/juan', 'https://instagram.com/juan'],
  ['Viber', '0917 123 4567', 'viber://chat?number=%2B639171234567'],
  ['WhatsApp', '+63 (917) 123-4567', 'https://wa.me/639171234567'],
] as const)('%s %s', (name, account, address) => {
  expect(socialAddress({ name, account })).toBe(address)
})

test.each([
  ['Facebook', 'Juan dela Cruz'],
  ['Facebook', 'javascript:alert(1)'],
  ['Facebook', '../login'],
  ['Viber', 'ask for Juan'],
  ['WhatsApp', '12'],
] as const)('%s %s leads nowhere', (name, account) => {
  expect(socialAddress({ name, account })).toBeNull()
})
