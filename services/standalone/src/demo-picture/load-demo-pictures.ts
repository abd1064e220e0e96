import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { developPicture } from '@tahanan/catalog/picture/develop-picture.ts'
import { listPendingHashes } from '@tahanan/catalog/picture/picture.store.ts'
import type { PictureStudio } from '@tahanan/catalog/picture/picture-studio.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import type { Pool } from 'pg'
import { addDemoPictures } from './add-demo-pictures.ts'
import type { DemoGallery } from './demo-gallery.ts'
import { listDemoAlbums } from './list-demo-albums.ts'
import { uploadScene } from './upload-scene.ts'

export interface DemoPictureLoading {
  readonly pool: Pool
  readonly objects: ObjectStore
  readonly gallery: DemoGallery
  readonly signal: AbortSignal
  /** How many owners have theirs. */
  readonly onProgress?: (done: number, total: number) => void
  /** How long to wait for variants before going on without. */
  readonly variantsTimeoutMs?: number
}

const VARIANTS_TIMEOUT_MS = 5 * 60_000

/**
 * Gives the demo catalogue its pictures, by the way of every upload. Interrupted, the next start goes on with those who
 * have none; when all have theirs, nothing happens.
 *
 * @throws the signal's reason once it aborts
 */
export async function loadDemoPictures(loading: DemoPictureLoading): Promise<void> {
  const { pool, objects, gallery, signal, variantsTimeoutMs = VARIANTS_TIMEOUT_MS } = loading
  const albums = await listDemoAlbums(pool, gallery)
  if (albums.length === 0) return
  // Our own drawings cannot bring a decoder down, so they are developed right here.
  const studio: PictureStudio = { pool, objects, darkroom: { develop: developPicture, close: async () => {} } }
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-scenes-'))

  try {
    await addDemoPictures(albums, {
      studio,
      prepare: (scene) => uploadScene(studio, folder, scene),
      listPending: () => listPendingHashes(pool),
      variantsTimeoutMs,
      signal,
      ...(loading.onProgress && { onProgress: loading.onProgress }),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
