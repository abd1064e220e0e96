import type { PictureVariant } from '@tahanan/contracts/picture/picture.ts'
import { VARIANT_FORMATS, variantSizes, WIDEST_VARIANT_PX } from '@tahanan/contracts/picture/variants.ts'
import { decodeImage, readImageHeader } from '@tahanan/platform/image/decode-image.ts'
import { encodeImage, resizePixels } from '@tahanan/platform/image/pixels.ts'

export interface MadeVariant extends PictureVariant {
  readonly bytes: Buffer
}

/**
 * The variants of a picture one by one, the widest first; those that `isWanted` denies are not encoded. The original
 * is decoded once, and each width is made of the next wider one, wanted or not: the same original always gives the
 * same bytes.
 *
 * @throws UndecodableError when the original is no picture
 */
export async function* makeVariants(
  original: Buffer,
  isWanted: (variant: Pick<PictureVariant, 'widthPx' | 'format'>) => boolean = () => true,
): AsyncGenerator<MadeVariant, void, undefined> {
  const sizes = variantSizes(await readImageHeader(original))
  let pixels = await decodeImage(original, WIDEST_VARIANT_PX)
  for (const { widthPx, heightPx } of sizes.toReversed()) {
    pixels = await resizePixels(pixels, widthPx, heightPx)
    for (const format of VARIANT_FORMATS) {
      if (!isWanted({ widthPx, format })) continue
      const bytes = await encodeImage(pixels, format)
      yield { widthPx, heightPx, format, sizeBytes: bytes.length, bytes }
    }
  }
}
