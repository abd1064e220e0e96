import { mediaAddress } from './media-address.ts'
import type { PictureState } from './picture-state.ts'
import type { PictureVariant } from './picture-variant.ts'
import type { PublicPicture } from './public-picture.ts'
import { publicVariantsOf } from './public-variants-of.ts'
import { variantFor } from './variant-for.ts'

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
