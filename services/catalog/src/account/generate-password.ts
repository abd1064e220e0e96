import { randomInt } from 'node:crypto'

/** No 0/O, 1/l/I: it is read from a terminal and typed once. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/** A random password of 99 bits, in groups: `k7qmw-x2hfd-…`. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
