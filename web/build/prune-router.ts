import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const MAIN_FILE = /react-router\/dist\/production\/chunk-[^/]+\.mjs$/

/**
 * Takes react-router's production files, which its package.json leads nobody to, and lets the bundler leave out what the
 * site does not use of them: components made by calls that it cannot know to be harmless, and the prefetching and the
 * route modules of a framework that is not ours. (A file with an `import()` is one that tsx takes apart.)
 */
export function pruneRouter(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
  const production = join(folder, 'dist/production')
  return {
    name: 'prune-router',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(production, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
        ],
      },
    }),
    transform(code, id) {
      if (!MAIN_FILE.test(id)) return undefined
      const pruned = code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/\bimport\(/g, 'Promise.reject(')
        .replace(/React\d+\.createElement\(PrefetchPageLinks, \{ page: \w+ \}\)/, 'null')
      return { code: pruned, map: null }
    },
  }
}
