import { randomInt } from 'node:crypto'

/** No 0/O, 1/l/I: it is read from a screen or paper and typed once. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const GROUP_LENGTH = 5

/** Random text of 24.7 bits a group: `k7qmw-x2hfd-…`. */
export function randomGroups(groups: number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}
