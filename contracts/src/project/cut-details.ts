import { stripTags } from '../text/strip-tags.ts'

const DETAILS_LENGTH = 100

/** "Details cut to 100 characters followed by '...'" (§2, §9): tags stripped, dots only where something was cut (81). */
export function cutDetails(details: string): string {
  const characters = Array.from(stripTags(details))
  return characters.length <= DETAILS_LENGTH
    ? characters.join('')
    : `${characters.slice(0, DETAILS_LENGTH).join('')}...`
}
