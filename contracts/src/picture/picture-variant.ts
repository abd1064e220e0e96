import { z } from 'zod'

/** A file made of a picture: upright, in sRGB, without metadata. */
export const pictureVariantSchema = z.object({
  format: z.enum(['webp', 'avif']),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  sizeBytes: z.int().positive(),
})

export type PictureVariant = z.infer<typeof pictureVariantSchema>
