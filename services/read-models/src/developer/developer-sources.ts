import type { DeveloperState } from '@tahanan/contracts/developer/developer.ts'
import type { PictureState } from '@tahanan/contracts/picture/picture.ts'

/** Everything a developer's view is made from. */
export interface DeveloperSources {
  readonly developer: DeveloperState
  /** The logo, or none. */
  readonly pictures: readonly PictureState[]
}
