import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import autoprefixer from 'autoprefixer'
import tailwindcss from 'tailwindcss'
import { defineConfig } from 'vite'
import { endpointRows } from './build/endpoint-rows.ts'
import { tailwindPreset } from './src/ui/tailwind-preset.ts'

const sources = join(import.meta.dirname, 'src/**/*.{ts,tsx}')

/** The site for browsers and, with `--ssr`, for public-api: self-contained, so that a server needs no React of its own. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [endpointRows(), react()],
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
        modulePreload: { polyfill: false },
        // Fonts and icons stay files: `data:` addresses are not for fonts (CSP).
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: { client: 'src/app/client.tsx', theme: 'src/theme/apply-theme.ts' },
        },
      },
}))
