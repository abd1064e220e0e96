import { VARIANT_FORMATS, type VariantFormat } from '@tahanan/contracts/picture/variant-format.ts'
import { WIDEST_VARIANT_PX, variantWidths } from '@tahanan/contracts/picture/variant-widths.ts'
import { decodeImage } from '@tahanan/platform/image/decode-image.ts'
import { encodeImage } from '@tahanan/platform/image/encode-image.ts'
import { resizePixels } from '@tahanan/platform/image/resize-pixels.ts'

/** One of the files that a picture is made into. */
export interface VariantName {
  readonly widthPx: number
  readonly format: VariantFormat
}

export interface Variant extends VariantName {
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
  isWanted: (name: VariantName) => boolean = () => true,
): AsyncGenerator<Variant, void, undefined> {
  let pixels = await decodeImage(original, WIDEST_VARIANT_PX)
  for (const widthPx of variantWidths(pixels.width).toReversed()) {
    pixels = await resizePixels(pixels, widthPx)
    for (const format of VARIANT_FORMATS) {
      if (isWanted({ widthPx, format })) yield { widthPx, format, bytes: await encodeImage(pixels, format) }
    }
  }
}
