import react from '@vitejs/plugin-react'
import autoprefixer from 'autoprefixer'
import tailwindcss from 'tailwindcss'
import { defineConfig } from 'vite'
import { pruneRouter } from '@tahanan/web/build/prune-router.ts'
import tailwindConfig from './tailwind.config.ts'

/** Packages that only define things; unmarked, Tremor alone would put 170 kB into every page without a chart. */
const WITHOUT_SIDE_EFFECTS = /\/node_modules\/(?:@tremor\/react|recharts|date-fns|react-day-picker|@headlessui)\//

const TABLES = /\/admin-web\/src\/table\/(?!use-table-address)/

/**
 * What nearly every screen needs comes in one file: forty small ones take 4 kB more, and 40 requests. Tables, and Tremor
 * with them, are another: forms that fill a screen have none.
 */
const CHUNKS = [
  { name: 'zod', test: /\/node_modules\/zod\/|\/without-eval\.ts$/, priority: 2 },
  {
    name: 'shared',
    test: (id: string) => /\/(?:admin-web|web|contracts)\/src\//.test(id) && !TABLES.test(id),
    minShareCount: 10,
    priority: 1,
  },
  { name: 'tables', test: TABLES, minShareCount: 10 },
]

/** Where `npm start` serves the calls, for the development server. */
const API = 'http://localhost:8080'

export default defineConfig({
  root: import.meta.dirname,
  base: '/dashboard/',
  plugins: [pruneRouter(), react()],
  css: { postcss: { plugins: [tailwindcss(tailwindConfig), autoprefixer()] } },
  build: {
    manifest: true,
    // The page's policy takes no `data:` scripts, fonts or styles, so nothing is put inline.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !WITHOUT_SIDE_EFFECTS.test(id) },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: { proxy: { '/api': API, '/media': API } },
})
