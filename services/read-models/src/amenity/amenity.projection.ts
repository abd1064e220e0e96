import type { Projection } from '../projection/projection.ts'
import { reference } from '../projection/reference.ts'

export const amenityProjection = {
  'amenity.changed': (event) => reference(event),
  'amenity.deleted': (event) => reference(event),
} satisfies Projection
