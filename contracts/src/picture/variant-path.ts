import type { PictureVariant } from './picture-variant.ts'

/** Where a variant lies: below `/media/` of the site, and in the bucket `media`. Its bytes never change. */
export function variantPath(hash: string, { widthPx, format }: Pick<PictureVariant, 'widthPx' | 'format'>): string {
  return `${hash}/${widthPx}.${format}`
}
