import type { Plugin } from 'vite'

const HELPER = /vite\/preload-helper\.js$/

/**
 * Fetches code that comes later by `import()` and nothing besides: Vite's own way, a kilobyte in every page, looks for
 * styles to fetch along, and what comes later here names its own (React's `<link precedence>`).
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (HELPER.test(id) ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
