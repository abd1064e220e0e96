import type { Projection } from '../projection/projection.ts'
import { reference } from '../projection/reference.ts'

export const pictureProjection = {
  'picture.changed': (event) => reference(event),
  'picture.deleted': (event) => reference(event),
} satisfies Projection
