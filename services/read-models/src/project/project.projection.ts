import type { Projection } from '../projection/projection.ts'
import { reference } from '../projection/reference.ts'

export const projectProjection = {
  'project.changed': (event) => reference(event, event.data.oldSlugs),
  'project.deleted': (event) => reference(event, event.data.slugs),
} satisfies Projection
