import type pg from 'pg'
import { plainArray } from '../projection/plain-array.ts'
import { textArray } from '../projection/text-array.ts'
import { PREFIX_LENGTH_MAX } from './prefix-length-max.ts'
import { suggestionWords } from './suggestion-words.ts'
import { SUGGESTION_KINDS, type SuggestionKind, type SuggestionRow } from './suggestion-row.ts'

/**
 * What begins with what was typed is likelier: of places as if it had eight times the listings, of the others before
 * anything else.
 */
const BEGINNING_WEIGHT: Readonly<Record<SuggestionKind, number>> = {
  place: 3,
  project: 1_000_000_000,
  developer: 1_000_000_000,
}

/** Writes the suggestions that differ from what is there, and how they are found. */
export async function upsertSuggestions(
  client: pg.PoolClient,
  kind: SuggestionKind,
  suggestions: readonly SuggestionRow[],
): Promise<void> {
  if (suggestions.length === 0) return
  const { rows } = await client.query<{ key: string }>({
    name: 'upsert-suggestion',
    text: `insert into suggestion as known (kind, key, label, slug, hint, weight, words)
      select $1::smallint, * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::text[])
      on conflict (kind, key) do update set label = excluded.label, slug = excluded.slug, hint = excluded.hint,
        weight = excluded.weight, words = excluded.words
        where (known.label, known.slug, known.hint, known.weight, known.words)
          is distinct from (excluded.label, excluded.slug, excluded.hint, excluded.weight, excluded.words)
      returning key`,
    values: [
      SUGGESTION_KINDS[kind],
      textArray(suggestions.map(({ key }) => key)),
      textArray(suggestions.map(({ label }) => label)),
      suggestions.map(({ slug }) => slug),
      textArray(suggestions.map(({ hint }) => hint)),
      plainArray(suggestions.map(({ weight }) => weight)),
      textArray(suggestions.map(({ label }) => ` ${suggestionWords(label).join(' ')} `)),
    ],
  })
  await replacePrefixes(
    client,
    kind,
    rows.map(({ key }) => key),
  )
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
    values: [SUGGESTION_KINDS[kind], textArray(keys)],
  })
  await replacePrefixes(client, kind, keys)
}

async function replacePrefixes(client: pg.PoolClient, kind: SuggestionKind, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const values = [SUGGESTION_KINDS[kind], textArray(keys)]
  await client.query({
    name: 'clear-suggestion-prefix',
    text: 'delete from suggestion_prefix where kind = $1 and key = any ($2::text[])',
    values,
  })
  await client.query({
    name: 'fill-suggestion-prefix',
    text: `insert into suggestion_prefix (prefix, kind, key, weight, label, slug, hint, words)
      select left(word, length), kind, key, max(weight + case place when 1 then $3::integer else 0 end),
        label, slug, hint, words
      from suggestion, unnest(string_to_array(btrim(words), ' ')) with ordinality as listed (word, place),
        generate_series(1, ${PREFIX_LENGTH_MAX}) as length
      where kind = $1 and key = any ($2::text[]) and length <= length(word)
      group by kind, key, left(word, length)`,
    values: [...values, BEGINNING_WEIGHT[kind]],
  })
}
