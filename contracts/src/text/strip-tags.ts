import { foldText } from './fold-text.ts'

const BREAKING_TAGS = /<\/?(?:p|br|ul|ol|li|h[1-6]|div|blockquote|tr|td|th|table)\b[^>]*>/gi
const OTHER_TAGS = /<\/?[a-z!][^>]*>/gi
const ENTITIES = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of rich text on one line. Plain text for people to read, not safe HTML. */
export function stripTags(html: string): string {
  return html
    .replace(BREAKING_TAGS, ' ')
    .replace(OTHER_TAGS, '')
    .replace(ENTITIES, (_entity, decimal?: string, hex?: string, name?: string) =>
      name === undefined
        ? character(decimal ? Number(decimal) : parseInt(hex ?? '', 16))
        : (NAMED[name.toLowerCase()] ?? ''),
    )
    .replace(/\s+/g, ' ')
    .trim()
}

function character(codePoint: number): string {
  const exists = codePoint > 0 && codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff)
  return exists ? String.fromCodePoint(codePoint) : ''
}

const STAND_INS: ReadonlySet<string> = new Set(['tba', 'tbd', 'tbf', 'na', 'none', 'nil', 'tofollow'])
const DASHES = /^[\p{Pd}._?…\s]*$/u

/**
 * Whether a text only keeps the place of something that is not known yet, or that there is none of: `T.B.A.`, `n/a`,
 * `-`, nothing at all.
 */
export function isPlaceholder(text: string): boolean {
  return DASHES.test(text) || STAND_INS.has(foldText(text).replaceAll(' ', ''))
}
