import { refreshAmenities } from '../amenity/refresh-amenities.ts'
import { refreshBrokers } from '../broker/refresh-brokers.ts'
import { refreshDevelopers } from '../developer/refresh-developers.ts'
import { refreshListings } from '../listing/refresh-listings.ts'
import { refreshPictures } from '../picture/refresh-pictures.ts'
import { refreshProjects } from '../project/refresh-projects.ts'
import type { Noun } from './noun.ts'
import type { Refresh } from './refresh.ts'

/** How each noun's dirt is cleared. */
export const refreshByNoun: Readonly<Record<Noun, Refresh>> = {
  picture: refreshPictures,
  broker: refreshBrokers,
  amenity: refreshAmenities,
  developer: refreshDevelopers,
  project: refreshProjects,
  listing: refreshListings,
}
