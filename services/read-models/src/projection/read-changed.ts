import type pg from 'pg'
import { z } from 'zod'
import { ENTITY_TYPES } from './entity-type.ts'

/** Channel of the notifications that visitors would see something else now. */
export const READ_CHANGED = 'read_changed'

/** A payload of this channel. */
export const readChangedSchema = z.object({
  /** Null: anything may have changed, a rebuilt schema took over. */
  noun: z.enum([...ENTITY_TYPES, 'area']).nullable(),
  /** Slugs of the pages, codes of areas, or ids where the noun has none; null for more than a notification holds. */
  changed: z.array(z.string()).nullable(),
})

export type ReadChanged = z.infer<typeof readChangedSchema>

/** Postgres takes payloads below 8,000 bytes. */
const PAYLOAD_BYTES_MAX = 7_900

/** Tells public-api when this transaction commits. */
export async function notifyReadChanged(client: pg.PoolClient, { noun, changed }: ReadChanged): Promise<void> {
  const full = JSON.stringify({ noun, changed })
  const payload = Buffer.byteLength(full) <= PAYLOAD_BYTES_MAX ? full : JSON.stringify({ noun, changed: null })
  await client.query({ name: 'notify-read-changed', text: 'select pg_notify($1, $2)', values: [READ_CHANGED, payload] })
}
