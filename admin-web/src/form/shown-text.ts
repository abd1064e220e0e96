import { stripTags } from '@tahanan/contracts/text/strip-tags.ts'

/** A text of a form as it is read: the words of a rich one; nothing for what is no text. */
export function shownText(value: unknown): string {
  return typeof value === 'string' ? stripTags(value) : ''
}
