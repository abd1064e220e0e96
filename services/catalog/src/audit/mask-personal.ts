const EMAIL = /^(.)[^@]*(@.+)$/u
const WORD = /(\p{L})[\p{L}\p{M}'’.-]*/gu
const DIGITS_OF_A_NUMBER = 7

/**
 * Something personal as the audit trail shows it: enough to see that it changed, and for who knows it to know it again.
 * `juan@example.com` is `j•••@example.com`, `0917 123 4567` is `•••567`, `Juan dela Cruz` is `J••• d••• C•••`.
 */
export function maskPersonal(value: unknown): unknown {
  if (typeof value === 'string') return maskWords(value)
  if (Array.isArray(value)) return value.map(maskPersonal)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskPersonal(inner)]))
}

function maskWords(text: string): string {
  return text
    .split(/([/\n,;]+)/)
    .map((part, at) => (at % 2 === 1 ? part : maskPart(part.trim())))
    .join('')
}

function maskPart(text: string): string {
  const email = EMAIL.exec(text)
  if (email !== null) return `${email[1]}•••${email[2]}`
  const digits = text.replace(/\D/g, '')
  if (digits.length >= DIGITS_OF_A_NUMBER) return `•••${digits.slice(-3)}`
  return text.replace(WORD, '$1•••').replace(/\d+/g, '•')
}
