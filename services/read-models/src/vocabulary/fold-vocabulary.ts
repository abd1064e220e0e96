import type pg from 'pg'
import { refreshPlaces } from '../suggestion/refresh-places.ts'
import { foldWordDeltas } from './vocabulary.store.ts'

/** Folds in what was appended, and suggests the places that it counts. */
export async function foldVocabulary(client: pg.PoolClient): Promise<void> {
  await foldWordDeltas(client)
  await refreshPlaces(client, 'now')
}
