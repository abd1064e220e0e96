import type { Projection } from '../projection/projection.ts'
import { reference } from '../projection/reference.ts'

export const siteProjection = {
  'site.changed': (event) => reference(event),
} satisfies Projection
