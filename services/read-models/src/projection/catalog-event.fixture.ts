import { randomUUID } from 'node:crypto'
import { catalogEventSchema } from '@tahanan/contracts/event/catalog-event.ts'
import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import type { Tombstone } from '@tahanan/contracts/event/tombstone-schema.ts'
import type { Noun } from './noun.ts'

type StateOf<Of extends Noun> = Extract<CatalogEvent, { readonly type: `${Of}.changed` }>['data']

/** `<noun>.changed` with this state. */
export function buildChanged<Of extends Noun>(noun: Of, data: StateOf<Of>, version = 1): CatalogEvent {
  return build(noun, 'changed', data, version)
}

/** `<noun>.deleted` of something that had these slugs. */
export function buildDeleted(noun: Noun, id: number, version: number, slugs: readonly string[] = []): CatalogEvent {
  const data: Tombstone = { id, deleted: true, slugs: [...slugs], deletedAt: '2026-02-01T00:00:00.000Z' }
  return build(noun, 'deleted', data, version)
}

function build(noun: Noun, what: 'changed' | 'deleted', data: CatalogEvent['data'], version: number): CatalogEvent {
  return catalogEventSchema.parse({
    id: randomUUID(),
    type: `${noun}.${what}`,
    aggregate: noun,
    aggregateId: data.id,
    version,
    schemaVersion: 1,
    occurredAt: '2026-01-05T08:00:00.000Z',
    actor: 'system',
    correlationId: 'test',
    data,
  })
}
