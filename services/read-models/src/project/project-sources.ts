import type { AmenityState } from '@tahanan/contracts/amenity/amenity.ts'
import type { DeveloperState } from '@tahanan/contracts/developer/developer.ts'
import type { PictureState } from '@tahanan/contracts/picture/picture.ts'
import type { ProjectState } from '@tahanan/contracts/project/project.ts'

/** Everything a project's view is made from. A developer whose event is still on its way is missing. */
export interface ProjectSources {
  readonly project: ProjectState
  readonly developer: DeveloperState | undefined
  readonly amenities: ReadonlyMap<number, AmenityState>
  /** The cover first. */
  readonly pictures: readonly PictureState[]
}
