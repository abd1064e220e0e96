import type { Projection } from '../projection/projection.ts'
import { reference } from '../projection/reference.ts'

export const listingProjection = {
  'listing.changed': (event) => reference(event, event.data.oldSlugs),
  'listing.deleted': (event) => reference(event, event.data.slugs),
} satisfies Projection
