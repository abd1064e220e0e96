import { foldText } from '../text/fold-text.ts'
import { isPlaceholder } from '../text/is-placeholder.ts'

/** What is written while a licence has been applied for, and what is only signs. */
const UNDER_WAY: ReadonlySet<string> = new Set(['', 'pending', 'on process', 'in process'])

/**
 * Whether a licence-to-sell number is only a stand-in such as TBA, N/A or pending: staff are warned, not stopped
 * (decisions §10, DHSUD LTS).
 */
export function isPlaceholderLts(dhsudLts: string): boolean {
  return isPlaceholder(dhsudLts) || UNDER_WAY.has(foldText(dhsudLts))
}
