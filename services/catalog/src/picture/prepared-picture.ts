import type { PictureContent } from './picture.ts'

/** An uploaded picture that was checked, and whose first files are stored. */
export interface PreparedPicture extends PictureContent {
  /** Stores its files again where they were taken away since. To be called once their hash is locked. */
  ensureStored(): Promise<void>
}
