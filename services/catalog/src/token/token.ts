import { createHash, createHmac, randomInt } from 'node:crypto'

/**
 * What stands in the links of a mail. Made anew for every try to send it, and always the same.
 *
 * @param id of the mail or of what it is about, which only we know
 */
export function mailToken(secret: string, noun: 'account' | 'alert' | 'viewing', id: string): string {
  return createHmac('sha256', secret).update(`${noun} mail\n${id}`).digest('base64url')
}

/**
 * All that is kept of a token, which works on after the secret has changed, and which nobody reads in a backup. 256
 * random bits need neither salt nor a slow hash.
 */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** No 0/O, 1/l/I: it is read from a screen or paper and typed once. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const GROUP_LENGTH = 5

/** Random text of 24.7 bits a group: `k7qmw-x2hfd-…`. */
export function randomGroups(groups: number, alphabet = ALPHABET): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}
