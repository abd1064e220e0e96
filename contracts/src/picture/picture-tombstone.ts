import { z } from 'zod'
import { tombstoneSchema } from '../event/tombstone-schema.ts'
import { pictureOwnerSchema } from './picture-owner.ts'

/** `data` of `picture.deleted`. It still says whose the picture was: that is where it is to disappear. */
export const pictureTombstoneSchema = tombstoneSchema.extend({
  ownerNoun: pictureOwnerSchema,
  ownerId: z.int().positive(),
})
