import type pg from 'pg'
import type { WordCount } from '../vocabulary/lexicon.ts'
import { placeToken } from './place-token.ts'
import { removeSuggestions, upsertSuggestions } from './suggestion.store.ts'

/** Brings the places among the suggestions to what the vocabulary says of them since this transaction, or ever. */
export async function refreshPlaces(client: pg.PoolClient, since: 'now' | 'ever'): Promise<void> {
  const { rows } = await client.query<WordCount>({
    name: `read-places-${since}`,
    text: `select word, listings from vocabulary where starts_with(word, $1)
      ${since === 'now' ? 'and changed_by >= pg_current_xact_id()' : ''}`,
    values: [placeToken.prefix],
  })
  const known = rows.map(({ word, listings }) => ({ label: placeToken.label(word), listings }))
  await upsertSuggestions(
    client,
    'place',
    known.flatMap(({ label, listings }) =>
      listings > 0 ? [{ key: label, label, slug: null, hint: '', weight: weightOf(listings) }] : [],
    ),
  )
  await removeSuggestions(
    client,
    'place',
    known.flatMap(({ label, listings }) => (listings > 0 ? [] : [label])),
  )
}

/** Doublings: so a place is written anew only when its listings have become twice or half as many. */
function weightOf(listings: number): number {
  return Math.floor(Math.log2(listings)) + 1
}
