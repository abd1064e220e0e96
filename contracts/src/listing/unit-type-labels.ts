import { z } from 'zod'
import { UNIT_TYPES } from '../property/unit-type.ts'

/** The unit type as staff reads carry it: under both of its names, as a label (decisions §0). */
export const unitTypeLabels = {
  property_unit_type: z.enum(UNIT_TYPES).nullable(),
  unit_type: z.enum(UNIT_TYPES).nullable(),
} as const
