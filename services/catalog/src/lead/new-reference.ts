import { randomInt } from 'node:crypto'

/** Without the letters that are read as digits or as each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 5

/** A reference number such as `TH-7K3MP-9QXDV`: short enough to read out, too many to guess or to meet twice. */
export function newReference(): string {
  const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `TH-${group()}-${group()}`
}
