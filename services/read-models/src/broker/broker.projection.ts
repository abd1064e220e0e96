import type { Projection } from '../projection/projection.ts'
import { reference } from '../projection/reference.ts'

export const brokerProjection = {
  'broker.changed': (event) => reference(event),
  'broker.deleted': (event) => reference(event),
} satisfies Projection
