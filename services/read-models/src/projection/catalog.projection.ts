import { amenityProjection } from '../amenity/amenity.projection.ts'
import { brokerProjection } from '../broker/broker.projection.ts'
import { developerProjection } from '../developer/developer.projection.ts'
import { listingProjection } from '../listing/listing.projection.ts'
import { pictureProjection } from '../picture/picture.projection.ts'
import { projectProjection } from '../project/project.projection.ts'
import { siteProjection } from '../site/site.projection.ts'
import type { Projection } from './projection.ts'

/** Everything the read side takes from the topic `catalog`. */
export const catalogProjection: Projection = {
  ...developerProjection,
  ...projectProjection,
  ...amenityProjection,
  ...brokerProjection,
  ...listingProjection,
  ...pictureProjection,
  ...siteProjection,
}
