import { z } from 'zod'
import { amenityStateSchema } from '../amenity/amenity.ts'
import { brokerStateSchema } from '../broker/broker.ts'
import { developerStateSchema } from '../developer/developer.ts'
import { listingStateSchema } from '../listing/listing-state.ts'
import { pictureStateSchema, pictureTombstoneSchema } from '../picture/picture.ts'
import { projectStateSchema } from '../project/project.ts'
import { siteStateSchema } from '../site/site-profile.ts'
import { type Aggregate, eventEnvelopeSchema, tombstoneSchema } from './event-envelope.ts'

function event<Name extends Aggregate, Change extends 'changed' | 'deleted', Data extends z.ZodType>(
  aggregate: Name,
  change: Change,
  data: Data,
) {
  return eventEnvelopeSchema.extend({
    type: z.literal(`${aggregate}.${change}` as const),
    aggregate: z.literal(aggregate),
    schemaVersion: z.literal(1),
    data,
  })
}

/** Every event of the topic `catalog`, parsed where it is written and where it is read (design §4). */
export const catalogEventSchema = z.discriminatedUnion('type', [
  event('developer', 'changed', developerStateSchema),
  event('developer', 'deleted', tombstoneSchema),
  event('project', 'changed', projectStateSchema),
  event('project', 'deleted', tombstoneSchema),
  event('amenity', 'changed', amenityStateSchema),
  event('amenity', 'deleted', tombstoneSchema),
  event('broker', 'changed', brokerStateSchema),
  event('broker', 'deleted', tombstoneSchema),
  event('listing', 'changed', listingStateSchema),
  event('listing', 'deleted', tombstoneSchema),
  event('picture', 'changed', pictureStateSchema),
  event('picture', 'deleted', pictureTombstoneSchema),
  event('site', 'changed', siteStateSchema),
])

export type CatalogEvent = z.infer<typeof catalogEventSchema>
export type CatalogEventType = CatalogEvent['type']
