import type { Social, SocialChannel } from './social-channel.ts'

const PAGES: Readonly<Record<Exclude<SocialChannel, 'Viber' | 'WhatsApp'>, string>> = {
  Facebook: 'https://www.facebook.com/',
  Messenger: 'https://m.me/',
  Instagram: 'https://www.instagram.com/',
  TikTok: 'https://www.tiktok.com/@',
  YouTube: 'https://www.youtube.com/@',
  LinkedIn: 'https://www.linkedin.com/in/',
}
const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i
const ACCOUNT_NAME = /^@?([\p{L}\p{N}._-]+)$/u

const PHONE_DIGITS_MIN = 7
const PHONE_DIGITS_MAX = 15

/** `0917 123 4567` and `+63 917 123 4567` are one number: without a country it is a Philippine one. */
function internationalDigits(text: string): string | null {
  if (/[^\d\s()+.-]/.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^0(?!0)/, '63')
  return digits.length >= PHONE_DIGITS_MIN && digits.length <= PHONE_DIGITS_MAX ? digits : null
}

/** Where a link to the account leads; null where the text is neither a name nor a number of that channel. */
export function socialAddress({ name, account }: Social): string | null {
  if (WEB_ADDRESS.test(account)) return account
  if (name === 'Viber' || name === 'WhatsApp') {
    const number = internationalDigits(account)
    if (number === null) return null
    return name === 'Viber' ? `viber://chat?number=%2B${number}` : `https://wa.me/${number}`
  }
  const plain = ACCOUNT_NAME.exec(account)?.[1]
  return plain === undefined ? null : PAGES[name] + encodeURIComponent(plain)
}
