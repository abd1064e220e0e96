import type { EngineConfig } from '@tahanan/platform/config/engine-config.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import sharp from 'sharp'
import { loadDemoPapers } from '../demo-paper/load-demo-papers.ts'
import { createProgressBar } from '../progress/progress-bar.ts'
import type { Work } from '../supervisor/run-supervised.ts'
import type { DemoGallery } from './demo-gallery.ts'
import { loadDemoPictures } from './load-demo-pictures.ts'

export interface DemoPicturesRun {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  readonly mediaFolder: string
  readonly engines: EngineConfig
  readonly gallery: DemoGallery
}

/**
 * Begins to give the demo catalogue its pictures, and shows how far it is; the few papers come first. It belongs into a process of its own at low
 * priority: drawing takes all of a core for a minute. `done` resolves when nothing is left to do.
 */
export async function runDemoPictures(run: DemoPicturesRun): Promise<Work & { readonly done: Promise<void> }> {
  const { databaseUrl, mediaFolder, engines, gallery } = run
  sharp.concurrency(1)
  const stopping = new AbortController()
  const pool = openPool({ connectionString: databaseUrl, max: 2, applicationName: 'demo-pictures' })
  const objects = await openObjectStore(engines, mediaFolder)
  const bar = createProgressBar({ label: 'Drawing demo pictures', unit: 'albums', output: process.stdout })

  async function load(): Promise<void> {
    try {
      await loadDemoPapers({ pool, objects, signal: stopping.signal })
      await loadDemoPictures({
        pool,
        objects,
        gallery,
        signal: stopping.signal,
        onProgress: (finished, total) => bar.update(finished, total),
      })
    } catch (error) {
      if (!stopping.signal.aborted) console.error('The demo pictures could not be loaded:', error)
    } finally {
      bar.finish()
      await objects.close()
      await pool.end()
    }
  }

  const done = load()
  return {
    done,
    async stop() {
      stopping.abort()
      await done
    },
  }
}
