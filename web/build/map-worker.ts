import { join } from 'node:path'
import type { Plugin } from 'vite'

const MAPLIBRE = join(import.meta.dirname, '../../node_modules/maplibre-gl/src')
const ADDRESS = join(import.meta.dirname, '../src/map/worker-address.ts')
const OPEN_MAP = join(import.meta.dirname, '../src/map/open-map.ts')

/**
 * Bundles MapLibre from its sources, its worker as a file of this build: the two share most of their code, which each of
 * the library's own bundles brings along. A server draws no map, and has none of it.
 */
export function mapWorker(): Plugin {
  return {
    name: 'map-worker',
    enforce: 'pre',
    // As its authors compile it: a field that a class only declares is its parent's.
    config: () => ({ oxc: { typescript: { removeClassFieldsWithoutInitializer: true } } }),
    resolveId: (id) => (id === 'maplibre-gl' ? join(MAPLIBRE, 'index.ts') : undefined),
    load(id) {
      if (id === OPEN_MAP && this.environment.name !== 'client') return 'export {}'
      if (id !== ADDRESS || this.environment.name !== 'client') return undefined
      const worker = this.emitFile({ type: 'chunk', id: join(MAPLIBRE, 'source/worker.ts'), name: 'map-worker' })
      return `export const WORKER_ADDRESS = import.meta.ROLLUP_FILE_URL_${worker}`
    },
  }
}
