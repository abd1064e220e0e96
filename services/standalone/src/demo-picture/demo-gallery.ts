import type { PicturelessListing } from '@tahanan/catalog/picture/picture.store.ts'
import type { DemoScene } from './demo-scene.ts'

/** Which scenes suit whom. The same owner always gets the same ones. */
export interface DemoGallery {
  /** Five or more, the view from outside first. */
  scenesOfListing(listing: PicturelessListing): readonly DemoScene[]
  scenesOfProject(project: Omit<PicturelessListing, 'unitType'>): readonly DemoScene[]
  logoOfDeveloper(developer: { readonly id: number; readonly name: string }): DemoScene
}
