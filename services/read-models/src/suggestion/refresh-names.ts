import type pg from 'pg'
import { removeSuggestions, upsertSuggestions } from './suggestion.store.ts'

interface Suggested {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly location?: string
}

/** Brings projects or developers among the suggestions to what they are now. */
export async function refreshNames(
  client: pg.PoolClient,
  kind: 'project' | 'developer',
  shown: readonly Suggested[],
  hidden: readonly number[],
): Promise<void> {
  await upsertSuggestions(
    client,
    kind,
    shown.map(({ id, slug, name, location = '' }) => ({ key: `${id}`, label: name, slug, hint: location })),
  )
  await removeSuggestions(client, kind, hidden.map(String))
}
