import { type AmenityState, amenityStateSchema } from '@tahanan/contracts/amenity/amenity.ts'
import { type BrokerState, brokerStateSchema } from '@tahanan/contracts/broker/broker.ts'
import { type DeveloperState, developerStateSchema } from '@tahanan/contracts/developer/developer.ts'
import { type ListingState, listingStateSchema } from '@tahanan/contracts/listing/listing-state.ts'
import type { PictureState } from '@tahanan/contracts/picture/picture.ts'
import { type ProjectState, projectStateSchema } from '@tahanan/contracts/project/project.ts'
import type pg from 'pg'
import { picturesByOwner } from '../picture/pictures-by-owner.ts'
import { type StateRow, statesOf } from '../projection/states-of.ts'

/** Each parent once, however many of the listings share it; one statement, so all of it is of one moment. */
const READ = `
  with listing as (
    select data, project_id, broker_id from listing_ref where id = any ($1::integer[]) and not deleted
  ), project as (
    select data, developer_id from project_ref where id in (select project_id from listing) and not deleted
  ), named as (
    select data -> 'amenityIds' as ids from listing union all select data -> 'amenityIds' from project
  )
  select 'listing' as noun, data from listing
  union all select 'project', data from project
  union all select 'developer', data from developer_ref
    where id in (select developer_id from project) and not deleted
  union all select 'broker', data from broker_ref
    where id in (select broker_id from listing) and not deleted
  union all select 'amenity', data from amenity_ref
    where id in (select id::integer from named, jsonb_array_elements_text(named.ids) as id) and not deleted
  union all select 'picture', data from picture_ref
    where owner_noun = 'listing' and owner_id = any ($1::integer[]) and not deleted
  union all select 'picture', data from picture_ref
    where owner_noun = 'broker' and owner_id in (select broker_id from listing) and not deleted`

/** The sources of these listings; deleted ones are missing. */
export async function readListingSources(
  client: pg.PoolClient,
  ids: readonly number[],
  today: string,
): Promise<ListingSources[]> {
  const { rows } = await client.query<StateRow>({ name: 'read-listing-sources', text: READ, values: [ids] })
  const listings = statesOf(rows, 'listing', listingStateSchema)
  const projects = statesOf(rows, 'project', projectStateSchema)
  const developers = statesOf(rows, 'developer', developerStateSchema)
  const brokers = statesOf(rows, 'broker', brokerStateSchema)
  const amenities = statesOf(rows, 'amenity', amenityStateSchema)
  const pictures = picturesByOwner(rows, 'listing')
  const photos = picturesByOwner(rows, 'broker')
  return [...listings.values()].map((listing) => {
    const project = projects.get(listing.projectId ?? 0)
    const developer = developers.get(project?.developerId ?? 0)
    return {
      listing,
      project,
      developer,
      broker: brokers.get(listing.brokerId ?? 0),
      brokerPhoto: photos.get(listing.brokerId ?? 0)?.[0],
      amenities,
      pictures: pictures.get(listing.id) ?? [],
      today,
    }
  })
}

/**
 * Everything a listing's view is made from. A parent is missing when there is none, when it is deleted, and when its
 * event is still on its way; its arrival refreshes the listing.
 */
export interface ListingSources {
  readonly listing: ListingState
  readonly project: ProjectState | undefined
  readonly developer: DeveloperState | undefined
  readonly broker: BrokerState | undefined
  readonly brokerPhoto: PictureState | undefined
  readonly amenities: ReadonlyMap<number, AmenityState>
  /** The cover first. */
  readonly pictures: readonly PictureState[]
  /** `YYYY-MM-DD` in Manila. */
  readonly today: string
}
