import { z } from 'zod'
import { amenityStateSchema } from '../amenity/amenity.ts'
import { brokerStateSchema } from '../broker/broker.ts'
import { developerStateSchema } from '../developer/developer.ts'
import { listingStateSchema } from '../listing/listing-state.ts'
import { pictureStateSchema, pictureTombstoneSchema } from '../picture/picture.ts'
import { projectStateSchema } from '../project/project.ts'
import { siteStateSchema } from '../site/site-profile.ts'
import { type Aggregate, eventEnvelopeSchema, tombstoneSchema } from './event-envelope.ts'

function changed<Name extends Aggregate, Data extends z.ZodType>(aggregate: Name, data: Data) {
  return eventEnvelopeSchema.extend({
    type: z.literal(`${aggregate}.changed` as const),
    aggregate: z.literal(aggregate),
    schemaVersion: z.literal(1),
    data,
  })
}

function deleted<Name extends Aggregate, Data extends z.ZodType>(aggregate: Name, data: Data) {
  return eventEnvelopeSchema.extend({
    type: z.literal(`${aggregate}.deleted` as const),
    aggregate: z.literal(aggregate),
    schemaVersion: z.literal(1),
    data,
  })
}

/** Every event of the topic `catalog`, parsed where it is written and where it is read (design §4). */
export const catalogEventSchema = z.discriminatedUnion('type', [
  changed('developer', developerStateSchema),
  deleted('developer', tombstoneSchema),
  changed('project', projectStateSchema),
  deleted('project', tombstoneSchema),
  changed('amenity', amenityStateSchema),
  deleted('amenity', tombstoneSchema),
  changed('broker', brokerStateSchema),
  deleted('broker', tombstoneSchema),
  changed('listing', listingStateSchema),
  deleted('listing', tombstoneSchema),
  changed('picture', pictureStateSchema),
  deleted('picture', pictureTombstoneSchema),
  changed('site', siteStateSchema),
])

export type CatalogEvent = z.infer<typeof catalogEventSchema>
export type CatalogEventType = CatalogEvent['type']
