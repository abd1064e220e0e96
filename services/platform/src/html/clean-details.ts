import sanitizeHtml from 'sanitize-html'

/** Decision 128: what rich text may hold. Text of other tags stays, scripts and styles go whole. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: (_tag, { href }) => ({
      tagName: 'a',
      attribs: { ...(href === undefined ? {} : { href }), rel: 'nofollow noopener' },
    }),
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
  },
}

/**
 * HTML of a staff member's editor, made safe before it is stored. Cleaning what is clean changes nothing: the second
 * pass mends what closing tags for the first one had moved, such as a heading within a heading.
 */
export function cleanDetails(html: string): string {
  return sanitizeHtml(sanitizeHtml(html, RULES), RULES).trim()
}
