import type { PictureVariant } from './picture-variant.ts'
import { variantPath } from './variant-path.ts'

/** The address of a variant on this host. It can be kept for ever. */
export function mediaAddress(hash: string, variant: Pick<PictureVariant, 'widthPx' | 'format'>): string {
  return `/media/${variantPath(hash, variant)}`
}
