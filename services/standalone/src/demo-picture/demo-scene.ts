import type { OwnerKey, Picture } from '@tahanan/catalog/picture/picture.ts'

/** An illustration of the demo catalogue. Many owners show the same one. */
export interface DemoScene extends Pick<Picture, 'caption' | 'kind'> {
  /** Equal names, equal bytes. Fit for a file name. */
  readonly name: string
  /** A JPEG or PNG. */
  render(): Promise<Buffer>
}

/** Whose pictures are to be what, in their order; the first is the cover. */
export interface DemoAlbum extends OwnerKey {
  readonly scenes: readonly DemoScene[]
}
