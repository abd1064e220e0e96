import type { Pool } from 'pg'

/** What every command and staff query stands on: a pool of the writing role, which owns the schema `app`. */
export interface Catalog {
  readonly pool: Pool
}
