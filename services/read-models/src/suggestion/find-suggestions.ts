import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { prepared } from '../search/prepared.ts'
import { PREFIX_LENGTH_MAX } from './prefix-length-max.ts'

export interface FoundSuggestion {
  /** Of `SUGGESTION_KINDS`. */
  readonly kind: number
  readonly label: string
  readonly slug: string | null
  readonly hint: string
}

/** Spellings of one place are told apart only afterwards. */
const PER_KIND = 12
/** So many that begin alike are gone through; who is found nowhere among them has more to type. */
const CANDIDATES = 1_000

/** The likeliest of each kind are read from where the index has them: one descent for each. */
const FIND = `
  select kind.kind, found.label, found.slug, found.hint
  from unnest('{0,1,2}'::smallint[]) as kind (kind) cross join lateral (
    select label, slug, hint from (
      select key, weight from suggestion_prefix
      where prefix = $1 and suggestion_prefix.kind = kind.kind order by weight desc, key limit ${CANDIDATES}
    ) as likeliest join suggestion on suggestion.kind = kind.kind and suggestion.key = likeliest.key
    where words like all ($2::text[]) order by likeliest.weight desc, likeliest.key limit ${PER_KIND}
  ) as found`

/** Everything whose label has all these folded words, the last one as a beginning; the likeliest of each kind first. */
export async function findSuggestions(
  pool: Queryable,
  lexicon: Lexicon,
  words: readonly string[],
): Promise<readonly FoundSuggestion[]> {
  const last = words.length - 1
  const patterns = words.map((word, place) => (place === last ? `% ${word}%` : `% ${word} %`))
  const prefix = Array.from(tellingWord(lexicon, words)).slice(0, PREFIX_LENGTH_MAX).join('')
  const { rows } = await pool.query<FoundSuggestion>(prepared(FIND, [prefix, patterns]))
  return rows
}

/** The word that tells most: of the whole ones the rarest in listings, else the one that is being typed. */
function tellingWord(lexicon: Lexicon, words: readonly string[]): string {
  const [rarest] = words.slice(0, -1).toSorted((a, b) => lexicon.listings(a) - lexicon.listings(b))
  return rarest ?? words.at(-1) ?? ''
}
