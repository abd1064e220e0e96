import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import type { Catalog } from '../command/catalog.ts'

/** What imports stand on: the tables, and where their files lie. */
export interface ImportDesk extends Catalog {
  readonly objects: ObjectStore
}
