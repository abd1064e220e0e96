import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { isCatalogEmpty } from '@tahanan/catalog/schema/catalog-emptiness.store.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { createProgressBar } from '../progress/progress-bar.ts'
import { seedDemo } from './seed-demo.ts'

/** Fills an empty catalogue with demo data, while the server already answers. `DEMO=off` loads nothing. */
export function loadDemo(config: Config, catalog: Catalog) {
  const stopping = new AbortController()
  const done = load(config, catalog, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) console.error('The demo data could not be loaded:', error)
  })
  return {
    done,
    /** Gives up what is not loaded yet; the next start begins again. */
    async stop(): Promise<void> {
      stopping.abort()
      await done
    },
  }
}

async function load(config: Config, catalog: Catalog, signal: AbortSignal): Promise<void> {
  if (!config.DEMO || !(await isCatalogEmpty(catalog.pool))) return
  const bar = createProgressBar({ label: 'Loading demo data', unit: 'records', output: process.stdout })
  await seedDemo(catalog, {
    now: new Date(),
    signal,
    onProgress: (finished, total) => bar.update(finished, total),
  })
  bar.finish()
}
