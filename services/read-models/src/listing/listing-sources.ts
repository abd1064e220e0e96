import type { AmenityState } from '@tahanan/contracts/amenity/amenity.ts'
import type { BrokerState } from '@tahanan/contracts/broker/broker.ts'
import type { DeveloperState } from '@tahanan/contracts/developer/developer.ts'
import type { ListingState } from '@tahanan/contracts/listing/listing-state.ts'
import type { PictureState } from '@tahanan/contracts/picture/picture.ts'
import type { ProjectState } from '@tahanan/contracts/project/project.ts'

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
