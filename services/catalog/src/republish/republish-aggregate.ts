import { findStoredForUpdate } from '../aggregate/stored.store.ts'
import { AMENITY_TABLE } from '../amenity/amenity-table.ts'
import { publishAmenity } from '../amenity/publish-amenity.ts'
import { BROKER_TABLE } from '../broker/broker-table.ts'
import { lockRealtyOfBroker } from '../broker/lock-realty-of-broker.ts'
import { publishBroker } from '../broker/publish-broker.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { DEVELOPER_TABLE } from '../developer/developer-table.ts'
import { publishDeveloper } from '../developer/publish-developer.ts'
import { findListingForUpdate, lockReferences } from '../listing/listing.store.ts'
import { toListingState } from '../listing/to-listing-state.ts'
import { lockPicture } from '../picture/picture.store.ts'
import { publishPicture } from '../picture/publish-picture.ts'
import { PROJECT_TABLE } from '../project/project-table.ts'
import { publishProject } from '../project/publish-project.ts'
import type { RepublishedNoun } from './kept-aggregate.store.ts'

type Republish = (unit: UnitOfWork, id: number) => Promise<void>

/** Publishes the state of an aggregate as it is stored, under the version that it has; nothing for one that is gone. */
export const republishAggregate: Readonly<Record<RepublishedNoun, Republish>> = {
  async amenity(unit, id) {
    const amenity = await findStoredForUpdate(unit.client, AMENITY_TABLE, id)
    if (amenity !== undefined) await publishAmenity(unit, amenity)
  },

  async broker(unit, id) {
    const broker = await findStoredForUpdate(unit.client, BROKER_TABLE, id)
    if (broker === undefined) return
    await publishBroker(unit, broker, await lockRealtyOfBroker(unit.client, broker.fields.realtyId))
  },

  async developer(unit, id) {
    const developer = await findStoredForUpdate(unit.client, DEVELOPER_TABLE, id)
    if (developer !== undefined) await publishDeveloper(unit, developer)
  },

  async project(unit, id) {
    const project = await findStoredForUpdate(unit.client, PROJECT_TABLE, id)
    if (project !== undefined) await publishProject(unit, project)
  },

  async listing({ client, publish }, id) {
    const row = await findListingForUpdate(client, id)
    if (row === undefined) return
    const { projectId, brokerId, version } = row
    const { amenityIds, slugs } = await lockReferences(client, id, { projectId, brokerId, amenityIds: [] })
    const data = toListingState(
      { ...row, amenityIds },
      slugs.filter((slug) => slug !== row.slug),
    )
    await publish({ type: 'listing.changed', aggregate: 'listing', aggregateId: id, version, data })
  },

  async picture(unit, id) {
    const picture = await lockPicture(unit.client, id)
    if (picture !== undefined) await publishPicture(unit, picture)
  },
}
