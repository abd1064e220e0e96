/** Whether a text, or rich text, says nothing. */
export function isEmptyText(text: string): boolean {
  return text.replaceAll(/<[^>]*>|&nbsp;/g, ' ').trim() === ''
}
