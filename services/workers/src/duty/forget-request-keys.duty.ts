import { deleteOldRequestKeys } from '@tahanan/catalog/command/request-key.store.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type { DutyDefinition } from './duty-definition.ts'

const MINUTE_MS = 60_000

/** Forgets the keys of requests after a day. */
export const forgetRequestKeysDuty: DutyDefinition = {
  name: 'request-keys',
  firstAfterMs: 3 * MINUTE_MS,
  everyMs: 60 * MINUTE_MS,
  async work({ catalog }) {
    const forgotten = await inTransaction(catalog.pool, (client) => deleteOldRequestKeys(client, new Date()))
    return forgotten > 0 ? { forgotten } : undefined
  },
}
