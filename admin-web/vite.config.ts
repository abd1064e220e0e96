import react from '@vitejs/plugin-react'
import autoprefixer from 'autoprefixer'
import tailwindcss from 'tailwindcss'
import { defineConfig } from 'vite'
import tailwindConfig from './tailwind.config.ts'

/** Packages that only define things; unmarked, Tremor alone would put 170 kB into every page without a chart. */
const WITHOUT_SIDE_EFFECTS = /\/node_modules\/(?:@tremor\/react|recharts|date-fns|react-day-picker|@headlessui)\//

/** What nearly every screen needs comes in one file: forty small ones take 4 kB more, and 40 requests. */
const CHUNKS = [
  { name: 'zod', test: /\/node_modules\/zod\/|\/without-eval\.ts$/ },
  { name: 'shared', test: /\/(?:admin-web|web|contracts)\/src\//, minShareCount: 10 },
]

/** Where `npm start` serves the calls, for the development server. */
const API = 'http://localhost:8080'

export default defineConfig({
  root: import.meta.dirname,
  base: '/dashboard/',
  plugins: [react()],
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
