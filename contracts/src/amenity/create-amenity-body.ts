import { z } from 'zod'
import { requiredLine } from '../text/required-line.ts'

/** Form of an amenity (§7), the name trimmed (decision 87). */
export const createAmenityBody = z.strictObject({ name: requiredLine(100) })
