import { foldText } from '../text/fold-text.ts'

const PLACEHOLDERS = new Set([
  '',
  'tba',
  'tbd',
  'tbf',
  'na',
  'n a',
  'none',
  'nil',
  'pending',
  'to follow',
  'on process',
])

/**
 * Whether a licence-to-sell number is only a stand-in such as TBA, N/A or pending: staff are warned, not stopped
 * (decisions §10, DHSUD LTS).
 */
export function isPlaceholderLts(dhsudLts: string): boolean {
  return PLACEHOLDERS.has(foldText(dhsudLts))
}
