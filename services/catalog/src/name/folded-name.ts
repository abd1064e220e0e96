import { foldText } from '@tahanan/contracts/text/fold-text.ts'

/** What makes two names the same (decision 79). A name without a letter or digit is only the same as itself. */
export function foldedName(name: string): string {
  return foldText(name) || name.trim().toLowerCase()
}
