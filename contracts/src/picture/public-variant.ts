import { z } from 'zod'

/** A file of a picture, for `srcset`: its address and its width. `type` of its `<source>` is `image/` and the format. */
export const publicVariantSchema = z.object({
  url: z.string(),
  format: z.enum(['webp', 'avif']),
  width: z.int().positive(),
  height: z.int().positive(),
})

export type PublicVariant = z.infer<typeof publicVariantSchema>
