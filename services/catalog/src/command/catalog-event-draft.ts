import type { CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'

type Draft<Event> = Event extends CatalogEvent
  ? Pick<Event, 'type' | 'aggregate' | 'aggregateId' | 'version' | 'data'>
  : never

/** What a command knows of its event. Id, time, actor and correlation id come from the unit of work. */
export type CatalogEventDraft = Draft<CatalogEvent>
