import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import autoprefixer from 'autoprefixer'
import tailwindcss from 'tailwindcss'
import { defineConfig } from 'vite'
import { endpointRows } from './build/endpoint-rows.ts'
import { pruneRouter } from './build/prune-router.ts'
import { tailwindPreset } from './src/ui/tailwind-preset.ts'

const SHARED = /\/(web|contracts)\/src\//
const sources = join(import.meta.dirname, 'src/**/*.{ts,tsx}')

/** The site for browsers and, with `--ssr`, for public-api: self-contained, so that a server needs no React of its own. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [endpointRows(), pruneRouter(), react()],
  // React has had it for years.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  css: { postcss: { plugins: [tailwindcss({ presets: [tailwindPreset], content: [sources] }), autoprefixer()] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: 'src/app/site.tsx',
        target: 'node20',
        minify: false,
        emptyOutDir: true,
        rolldownOptions: { checks: { pluginTimings: false } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        target: 'es2022',
        // The server names the files of a page in its head.
        modulePreload: false,
        // Fonts and icons stay files: `data:` addresses are not for fonts (CSP).
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { pluginTimings: false },
          // Reading a property or a name of the browser has no effect in what we bundle.
          treeshake: {
            propertyReadSideEffects: false,
            unknownGlobalSideEffects: false,
            // A module that nothing is taken from is not there; the entries and styles are all that act by themselves.
            moduleSideEffects: (id) => !SHARED.test(id) || /\.css$|\/(client|apply-theme)\.tsx?$/.test(id),
          },
          // What several pages share comes in one file: many small ones compress worse.
          output: { codeSplitting: { groups: [{ name: 'site', minShareCount: 5, test: SHARED }] } },
          input: { client: 'src/app/client.tsx', theme: 'src/theme/apply-theme.ts' },
        },
      },
}))
