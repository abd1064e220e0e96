import { foldText } from './fold-text.ts'

const STAND_INS: ReadonlySet<string> = new Set(['tba', 'tbd', 'tbf', 'na', 'none', 'nil', 'tofollow'])
const DASHES = /^[\p{Pd}._?…\s]*$/u

/**
 * Whether a text only keeps the place of something that is not known yet, or that there is none of: `T.B.A.`, `n/a`,
 * `-`, nothing at all.
 */
export function isPlaceholder(text: string): boolean {
  return DASHES.test(text) || STAND_INS.has(foldText(text).replaceAll(' ', ''))
}
