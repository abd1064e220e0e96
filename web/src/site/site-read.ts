import { sitePublicEndpoints } from '@tahanan/contracts/site/site.public-endpoints.ts'

/** What the site says of the agency. */
export const SITE_READ = [sitePublicEndpoints.show, {}] as const

/** A text of several lines, one thing a line: what stands before the mark, and what behind it. */
export function entriesOf(text: string, mark: ':' | ','): readonly { readonly name: string; readonly text: string }[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(mark)
      return at < 0 ? { name: line, text: '' } : { name: line.slice(0, at).trim(), text: line.slice(at + 1).trim() }
    })
}

/** Paragraphs of a text: empty lines stand between them. */
export function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
