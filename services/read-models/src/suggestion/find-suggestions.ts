import { SUGGESTION_LIMITS } from '@tahanan/contracts/suggestion/suggestion-limits.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { prepared } from '../search/prepared.ts'
import { PREFIX_LENGTH_MAX } from './prefix-length-max.ts'

export interface FoundSuggestion {
  /** Of `SUGGESTION_KINDS`. */
  readonly kind: number
  readonly label: string
  readonly slug: string | null
  readonly hint: string
}

/** A few more places, for the spellings of one place are told apart only afterwards. */
const SPELLINGS = 3
const LIMITS = [SUGGESTION_LIMITS.places + SPELLINGS, SUGGESTION_LIMITS.projects, SUGGESTION_LIMITS.developers]
/** So many that begin alike are gone through; who finds nothing among them has more to type. */
const CANDIDATES = 1_000

/** The likeliest of each kind stand side by side in the index: one descent for each. */
const FIND = `
  select kind.kind, found.label, found.slug, found.hint
  from (values ${LIMITS.map((limit, kind) => `(${kind}::smallint, ${limit})`).join()}) as kind (kind, most)
  cross join lateral (
    select label, slug, hint from (
      select key, weight, label, slug, hint, words from suggestion_prefix
      where prefix = $1 and suggestion_prefix.kind = kind.kind order by weight desc, key limit ${CANDIDATES}
    ) as likeliest
    where words like all ($2::text[]) order by weight desc, key limit kind.most
  ) as found`

/** What has a word that begins with each of these folded ones; the likeliest of each kind first. */
export async function findSuggestions(pool: Queryable, words: readonly string[]): Promise<readonly FoundSuggestion[]> {
  const patterns = words.map((word) => `% ${word}%`)
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length)
  const prefix = Array.from(longest).slice(0, PREFIX_LENGTH_MAX).join('')
  const { rows } = await pool.query<FoundSuggestion>(prepared(FIND, [prefix, patterns]))
  return rows
}
