import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import type { PageHead } from './page-head.ts'

/** A picture for links that are shared elsewhere; the site's own where there is none. */
export function shareImage(picture: PublicPicture | undefined, alt: string): PageHead['image'] {
  if (picture === undefined) return undefined
  const { url, width, height, variants } = picture
  const file = variants.find((variant) => variant.url === url)
  return { url, width: file?.width ?? width, height: file?.height ?? height, alt }
}
