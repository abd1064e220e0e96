import { z } from 'zod'
import { PAGE_LIMITS } from '../page/page-limits.ts'
import { get, post } from '../endpoint/define-endpoint.ts'
import { textField } from '../text/line-field.ts'

/** Kinds of records that the palette finds, in the order in which it shows them. */
export const PALETTE_NOUNS = [
  'listing',
  'project',
  'developer',
  'lead',
  'broker',
  'salesperson',
  'realty',
  'account',
] as const

/** So many of each kind at most: whoever does not see theirs types on. */
export const PALETTE_MOST = 8

const foundRecordSchema = z.object({
  noun: z.enum(PALETTE_NOUNS),
  id: z.int().positive(),
  name: z.string(),
  /** What tells it from others of its name: a location, a developer, a role. */
  detail: z.string(),
})

export type FoundRecord = z.infer<typeof foundRecordSchema>

const answer = z.object({ results: z.array(foundRecordSchema) })

/** What the command palette asks for. */
export const paletteEndpoints = {
  find: get('viewer', 'palette.find', '/admin/find/', {
    summary: `Records of every kind by name, number (\`12\`, \`#12\`) or slug, at most ${PALETTE_MOST} of each, the likeliest first; accounts for administrators only. Leads that are shown are in the audit trail.`,
    query: z.strictObject({ q: textField(PAGE_LIMITS.staffSearch).default('') }),
    answer,
  }),
  // Title numbers stay out of addresses, which proxies write down.
  findTitle: post('editor', 'palette.find-title', '/admin/find-title/', {
    summary:
      'Listings of a title number, whatever its blanks and hyphens. What is found is in the audit trail as looked at.',
    body: z.strictObject({ title_number: z.string().trim().min(1).max(50) }),
    answer,
  }),
} as const
