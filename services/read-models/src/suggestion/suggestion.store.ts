import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type pg from 'pg'
import { textArray } from '../projection/text-array.ts'
import { beginningsQuery, searchWords } from '../search/search-words.ts'
import type { KnownNames } from '../search/understand-places.ts'

export type SuggestionKind = 'area' | 'project' | 'developer'

/** A row of `suggestion`. */
export interface SuggestionRow {
  /** The code of an area, the id of the others. */
  readonly key: string
  readonly label: string
  readonly slug: string | null
  readonly hint: string
}

/** Writes the suggestions that differ from what is there. */
export async function upsertSuggestions(
  client: pg.PoolClient,
  kind: SuggestionKind,
  suggestions: readonly SuggestionRow[],
): Promise<void> {
  if (suggestions.length === 0) return
  await client.query({
    name: 'upsert-suggestion',
    text: `insert into suggestion as known (kind, key, label, slug, hint, folded, words)
      select $1, key, label, slug, hint, folded, array_to_tsvector(string_to_array(words, ' '))
      from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
        as row (key, label, slug, hint, folded, words)
      on conflict (kind, key) do update set label = excluded.label, slug = excluded.slug, hint = excluded.hint,
        folded = excluded.folded, words = excluded.words
        where (known.label, known.slug, known.hint) is distinct from (excluded.label, excluded.slug, excluded.hint)`,
    values: [
      kind,
      textArray(suggestions.map(({ key }) => key)),
      textArray(suggestions.map(({ label }) => label)),
      textArray(suggestions.map(({ slug }) => slug)),
      textArray(suggestions.map(({ hint }) => hint)),
      textArray(suggestions.map(({ label }) => foldText(label))),
      textArray(suggestions.map(({ label }) => searchWords([label]).join(' '))),
    ],
  })
}

export async function removeSuggestions(
  client: pg.PoolClient,
  kind: SuggestionKind,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await client.query({
    name: 'remove-suggestion',
    text: 'delete from suggestion where kind = $1 and key = any ($2::text[])',
    values: [kind, textArray(keys)],
  })
}

export interface FoundSuggestion extends SuggestionRow {
  readonly kind: SuggestionKind
  readonly offers: number
}

/** What has a word that begins with each of these: of each kind those whose name begins so, then those with most offers. */
const FIND = `
  select kind.kind, found.* from (values ('area', $3::integer), ('project', $4::integer), ('developer', $5::integer))
    as kind (kind, most)
  cross join lateral (
    select suggestion.key, label, slug, hint, coalesce(offers, 0) as offers
    from suggestion left join offer_count using (kind, key)
    where words @@ $1::tsquery and suggestion.kind = kind.kind and (kind.kind <> 'area' or offers > 0)
    order by starts_with(folded, $2) desc, coalesce(offers, 0) desc, length(label), suggestion.key limit kind.most
  ) as found`

/** At most so many of each kind. */
export async function findSuggestions(
  pool: Queryable,
  words: readonly string[],
  limits: Readonly<Record<SuggestionKind, number>>,
): Promise<readonly FoundSuggestion[]> {
  const { rows } = await pool.query<FoundSuggestion>({
    name: 'find-suggestions',
    text: FIND,
    values: [beginningsQuery(words), words.join(' '), limits.area, limits.project, limits.developer],
  })
  return rows
}

/** What is known of a search text: which phrases are names, which words listings hold, which areas have offers. */
export async function readKnownNames(
  pool: Queryable,
  phrases: readonly string[],
  areaCodes: readonly string[],
): Promise<KnownNames> {
  const { rows } = await pool.query<{ name: string | null; code: string | null; offers: number | null }>({
    name: 'read-known-names',
    text: `select folded as name, null as code, null::integer as offers from suggestion
        where folded = any ($1::text[]) and kind in ('project', 'developer')
      union all
      select word, '', null from search_word where word = any ($1::text[])
      union all
      select null, key, offers from offer_count where kind = 'area' and key = any ($2::text[]) and offers > 0`,
    values: [textArray(phrases), textArray(areaCodes)],
  })
  return {
    names: new Set(rows.flatMap(({ name, code }) => (name === null || code !== null ? [] : [name]))),
    words: new Set(rows.flatMap(({ name, code }) => (name === null || code === null ? [] : [name]))),
    offers: new Map(rows.flatMap(({ code, offers }) => (code === null || offers === null ? [] : [[code, offers]]))),
  }
}
