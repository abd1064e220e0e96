import { z } from 'zod'
import { pictureKindSchema } from './picture-kind.ts'
import { pictureOwnerSchema } from './picture-owner.ts'
import { pictureProgressSchema } from './picture-progress.ts'
import { pictureVariantSchema } from './picture-variant.ts'

const id = z.int().positive()

/** `data` of `picture.changed`. A picture is an aggregate of its own, so that its variants make no owner's edit stale. */
export const pictureStateSchema = z.object({
  id,
  ownerNoun: pictureOwnerSchema,
  ownerId: id,
  /** Order among the owner's pictures, then by id; the first is the cover (decision 75). */
  position: z.int(),
  caption: z.string(),
  /** Null: nobody has said. */
  kind: pictureKindSchema.nullable(),
  /** SHA-256 of the original in hexadecimal digits: equal pictures share their files. */
  hash: z.string().regex(/^[\da-f]{64}$/),
  /** Of the original, upright. */
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  /** A tiny picture as a `data:` address, to be shown blown up until the real one is there. */
  blur: z.string(),
  /** From the first event on there is a WebP 1280 pixels wide, or as wide as the picture where that is less. */
  variants: z.array(pictureVariantSchema).min(1),
  progress: pictureProgressSchema,
  /**
   * The version at which the variants were asked for; another one only when somebody asks again. The job that makes
   * them is `picture-<id>-<renderVersion>`, however often the picture is moved or captioned meanwhile.
   */
  renderVersion: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type PictureState = z.infer<typeof pictureStateSchema>
