import { z } from 'zod'
import { requiredIdField } from '../endpoint/required-id-field.ts'

const MAX_PICTURES = 1_000

/** Body of POST …/reorder_images/: ids in the wanted order; pictures that are not named follow. */
export const reorderPicturesBody = z
  .strictObject({ pictures: z.array(requiredIdField()).min(1).max(MAX_PICTURES) })
  .transform(({ pictures }) => pictures)
