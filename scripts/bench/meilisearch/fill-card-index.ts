import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { readListingDocuments } from '@tahanan/read-models/search-index/listing-document.store.ts'
import { SEARCH_INDEX } from '@tahanan/read-models/search-index/search-index.ts'
import type { Client } from './client.ts'
import type { Pool } from 'pg'

const BATCH = 5_000
export const CARD_INDEX = 'bench-cards'

/** An index that answers searches by itself: the documents of ours, each with its card to show. */
export async function fillCardIndex(pool: Pool, client: Client): Promise<void> {
  const settings = { ...SEARCH_INDEX.settings, displayedAttributes: ['card'] }
  await client.deleteIndexIfExists(CARD_INDEX)
  await awaitTask(client, client.createIndex(CARD_INDEX, { primaryKey: 'id' }))
  await awaitTask(client, client.index(CARD_INDEX).updateSettings(settings))
  for (let after = 0; ;) {
    const { rows } = await pool.query<{ id: number; card: string }>(
      'select id, card from listing_view where listed and id > $1 order by id limit $2',
      [after, BATCH],
    )
    if (rows.length === 0) return
    after = rows.at(-1)?.id ?? after
    const documents = await readListingDocuments(
      pool,
      rows.map(({ id }) => id),
    )
    const shown = rows.flatMap(({ id, card }) => {
      const document = documents.get(id)
      return document === undefined ? [] : [{ ...document, card }]
    })
    await awaitTask(client, client.index(CARD_INDEX).addDocuments(shown))
  }
}
