import type { PicturelessListing } from '@tahanan/catalog/picture/picture.store.ts'
import type { OwnerKey, Picture } from '@tahanan/catalog/picture/picture.ts'

/** Which scenes suit whom. The same owner always gets the same ones. */
export interface DemoGallery {
  /** Five or more, the view from outside first. */
  scenesOfListing(listing: PicturelessListing): readonly DemoScene[]
  scenesOfProject(project: Omit<PicturelessListing, 'unitType'>): readonly DemoScene[]
  logoOfDeveloper(developer: { readonly id: number; readonly name: string }): DemoScene
}

/** An illustration of the demo catalogue. Many owners show the same one. */
export interface DemoScene extends Pick<Picture, 'caption' | 'kind'> {
  /** Equal names, equal bytes. Fit for a file name. */
  readonly name: string
  /** A JPEG. */
  read(): Promise<Buffer>
}

/** Whose pictures are to be what, in their order; the first is the cover. */
export interface DemoAlbum extends OwnerKey {
  readonly scenes: readonly DemoScene[]
}
