import { lockAmenity } from '../amenity/amenity.store.ts'
import { lockBroker } from '../broker/broker.store.ts'
import { lockRealtyOfBroker } from '../broker/lock-realty-of-broker.ts'
import { publishBroker } from '../broker/publish-broker.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { developerStateOf } from '../developer/developer-state-of.ts'
import { lockDeveloper } from '../developer/developer.store.ts'
import { findListingForUpdate, lockReferences } from '../listing/listing.store.ts'
import { toListingState } from '../listing/to-listing-state.ts'
import { lockPicture } from '../picture/picture.store.ts'
import { publishPicture } from '../picture/publish-picture.ts'
import { projectStateOf } from '../project/project-state-of.ts'
import { lockProject } from '../project/project.store.ts'
import { listSlugs } from '../slug/slug.store.ts'
import type { RepublishedNoun } from './kept-aggregate.store.ts'

type Republish = (unit: UnitOfWork, id: number) => Promise<void>

/** Publishes the state of an aggregate as it is stored, under the version that it has; nothing for one that is gone. */
export const republishAggregate: Readonly<Record<RepublishedNoun, Republish>> = {
  async amenity({ client, publish }, id) {
    const amenity = await lockAmenity(client, id)
    if (amenity === undefined) return
    const { version, fields } = amenity
    await publish({ type: 'amenity.changed', aggregate: 'amenity', aggregateId: id, version, data: { id, ...fields } })
  },

  async broker(unit, id) {
    const broker = await lockBroker(unit.client, id)
    if (broker === undefined) return
    await publishBroker(unit, broker, await lockRealtyOfBroker(unit.client, broker.fields.realtyId))
  },

  async developer({ client, publish }, id) {
    const developer = await lockDeveloper(client, id)
    if (developer === undefined) return
    const { version } = developer
    const data = developerStateOf(developer, await listSlugs(client, 'developer', id))
    await publish({ type: 'developer.changed', aggregate: 'developer', aggregateId: id, version, data })
  },

  async project({ client, publish }, id) {
    const project = await lockProject(client, id)
    if (project === undefined) return
    const { version } = project
    const data = projectStateOf(project, await listSlugs(client, 'project', id))
    await publish({ type: 'project.changed', aggregate: 'project', aggregateId: id, version, data })
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
