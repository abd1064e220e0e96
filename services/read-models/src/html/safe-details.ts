import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'

/** A tag that is not one of the plainest of decision 128; most texts have none, and cleaning them costs a lot more. */
const NOT_PLAIN = /<(?!\/?(?:p|br|strong|em|u|ul|ol|li|h2|h3|h4|blockquote)>)/

/** Rich text as pages may show it: cleaned on write, and here again, whoever wrote the event (decision 128). */
export function safeDetails(html: string): string {
  return NOT_PLAIN.test(html) ? cleanDetails(html) : html
}
