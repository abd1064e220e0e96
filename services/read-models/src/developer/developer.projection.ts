import type { Projection } from '../projection/projection.ts'
import { reference } from '../projection/reference.ts'

export const developerProjection = {
  'developer.changed': (event) => reference(event, event.data.oldSlugs),
  'developer.deleted': (event) => reference(event, event.data.slugs),
} satisfies Projection
