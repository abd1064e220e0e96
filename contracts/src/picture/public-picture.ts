import { z } from 'zod'
import { pictureKindSchema } from './picture-kind.ts'
import { publicVariantSchema } from './public-variant.ts'

/** A picture as public answers carry it. `image` and `url` are the same address, under both names of §3. */
export const publicPictureSchema = z.object({
  id: z.int().positive(),
  image: z.string(),
  /** A WebP about 1280 pixels wide. */
  url: z.string(),
  /** Pixels of the original, upright: for the space that the picture takes. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** AVIF and WebP, each ascending. Until all are made there is `url` alone. */
  variants: z.array(publicVariantSchema),
  /** A tiny picture as a `data:` address, to be shown blown up until the real one is there. */
  blur: z.string(),
  /** Empty for none. */
  caption: z.string(),
  kind: pictureKindSchema.nullable(),
})

export type PublicPicture = z.infer<typeof publicPictureSchema>
