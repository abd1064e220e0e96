import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import type { Catalog } from '../command/run-command.ts'
import type { PictureDecoder } from './picture-decoder.ts'

/** What uploads stand on besides the tables: where files are kept, and where they are looked at. */
export interface PictureDependencies extends Catalog {
  readonly objects: ObjectStore
  readonly decoder: PictureDecoder
}
