import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import autoprefixer from 'autoprefixer'
import tailwindcss from 'tailwindcss'
import { defineConfig } from 'vite'
import { compileMessages } from './build/compile-messages.ts'
import { endpointRows } from './build/endpoint-rows.ts'
import { mapWorker } from './build/map-worker.ts'
import { plainImports } from './build/plain-imports.ts'
import { pruneRouter } from './build/prune-router.ts'
import { tailwindPreset } from './src/ui/tailwind-preset.ts'

const SHARED = /\/(web|contracts)\/src\//

/** Labels, lists of values and endpoints: a line or two each. */
const SMALL = /messages\.ts\?labels|\/property\/|(?<!alert\.public-)endpoints|recent-searches/
/** What the pages of single things have, and lists have not. */
const NOUN = /ui\/(breadcrumbs|rich-text)\.tsx$/
/** The same without what comes with forms, which no page begins with. */
const OF_PAGES = /\/(web|contracts)\/src\/(?!api\/use-sending|ui\/input-field)/
const sources = join(import.meta.dirname, 'src/**/*.{ts,tsx}')

/**
 * The site for browsers and, with `--ssr`, for public-api: self-contained, so that a server needs no React of its own. Each
 * language is a build, of the mode of its name; all of them stand in one folder, where files without words are the same.
 */
export default defineConfig(({ mode, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    compileMessages(mode === 'fil' ? 'fil' : 'en'),
    endpointRows(),
    mapWorker(),
    plainImports(),
    pruneRouter(),
    react(),
  ],
  // React has had it for years.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  css: { postcss: { plugins: [tailwindcss({ presets: [tailwindPreset], content: [sources] }), autoprefixer()] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: isSsrBuild
    ? {
        outDir: `dist/server/${mode}`,
        ssr: 'src/app/site.tsx',
        target: 'node20',
        minify: false,
        emptyOutDir: true,
        // One file: public-api needs all pages at once.
        rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        // build-site.mjs empties it, once for all of them.
        emptyOutDir: false,
        manifest: `manifest.${mode}.json`,
        target: 'es2022',
        // The server names the files of a page in its head.
        modulePreload: false,
        // Fonts and icons stay files: `data:` addresses are not for fonts (CSP).
        assetsInlineLimit: 0,
        // The map is what it is, and comes when it is shown.
        chunkSizeWarningLimit: 1200,
        rolldownOptions: {
          checks: { pluginTimings: false },
          // Reading a property or a name of the browser has no effect in what we bundle.
          treeshake: {
            propertyReadSideEffects: false,
            unknownGlobalSideEffects: false,
            // A module that nothing is taken from is not there; the entries and styles are all that act by themselves.
            moduleSideEffects: (id) => !SHARED.test(id) || /\.css$|\/(start|client|apply-theme)\.tsx?$/.test(id),
          },
          // What several pages share comes in one file, and small things with it: many small files compress worse.
          output: {
            codeSplitting: {
              groups: [
                { name: 'site', minShareCount: 2, test: SMALL },
                { name: 'site', minShareCount: 6, test: OF_PAGES },
                { name: 'noun', test: NOUN },
              ],
            },
          },
          input: { start: 'src/app/start.ts', client: 'src/app/client.tsx', theme: 'src/ui/apply-theme.ts' },
        },
      },
}))
