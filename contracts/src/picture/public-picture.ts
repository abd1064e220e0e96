import { z } from 'zod'
import type { PictureState, PictureVariant } from './picture.ts'
import { mediaAddress, variantFor } from './variants.ts'

/** What an advertisement must say of a picture (decisions §10). */
export const pictureKindSchema = z.enum(['actual', 'perspective', 'floor plan'])

export type PictureKind = z.infer<typeof pictureKindSchema>

/** A file of a picture, for `srcset`: its address and its width. `type` of its `<source>` is `image/` and the format. */
export const publicVariantSchema = z.object({
  url: z.string(),
  format: z.enum(['webp', 'avif']),
  width: z.int().positive(),
  height: z.int().positive(),
})

export type PublicVariant = z.infer<typeof publicVariantSchema>

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

interface Filed {
  readonly hash: string
  readonly variants: readonly PictureVariant[]
}

/** The files of a picture with their addresses: AVIF, then WebP, each ascending. */
export function publicVariantsOf({ hash, variants }: Filed): PublicVariant[] {
  return variants
    .toSorted((a, b) => a.format.localeCompare(b.format) || a.widthPx - b.widthPx)
    .map((variant) => ({
      url: mediaAddress(hash, variant),
      format: variant.format,
      width: variant.widthPx,
      height: variant.heightPx,
    }))
}

/** Width of the one address that `url` can be. */
const PAGE_WIDTH_PX = 1280

interface Shown extends Pick<PictureState, 'id' | 'hash' | 'widthPx' | 'heightPx' | 'blur' | 'caption' | 'kind'> {
  readonly variants: readonly PictureVariant[]
}

/** A picture with its addresses, as visitors and staff see it. */
export function publicPictureOf(picture: Shown): PublicPicture {
  const { id, hash, variants, blur, caption, kind } = picture
  const url = mediaAddress(hash, variantFor(variants, PAGE_WIDTH_PX))
  return {
    id,
    image: url,
    url,
    width: picture.widthPx,
    height: picture.heightPx,
    variants: publicVariantsOf(picture),
    blur,
    caption,
    kind,
  }
}
