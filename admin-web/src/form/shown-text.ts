import { stripTags } from '@tahanan/contracts/text/strip-tags.ts'

/** A text of a form as it is read: the words of a rich one; nothing for what is no text. */
export function shownText(value: unknown): string {
  return typeof value === 'string' ? stripTags(value) : ''
}

/** Codes of an enumeration in words. */
export function labelsText(labels: readonly string[], codes: readonly number[]): string {
  return codes
    .map((code) => labels[code])
    .filter((label) => label !== undefined)
    .join(', ')
}

/** Whether a text, or rich text, says nothing. */
export function isEmptyText(text: string): boolean {
  return text.replaceAll(/<[^>]*>|&nbsp;/g, ' ').trim() === ''
}
