import { fileURLToPath } from 'node:url'
import { tailwindPreset } from '@tahanan/web/ui/tailwind-preset.ts'
import type { Config } from 'tailwindcss'

const ui = fileURLToPath(import.meta.resolve('@tahanan/web/ui/tailwind-preset.ts')).replace(/[^/]+$/, '')

export default {
  presets: [tailwindPreset],
  content: [`${import.meta.dirname}/index.html`, `${import.meta.dirname}/src/**/*.{ts,tsx}`, `${ui}*.{ts,tsx}`],
} satisfies Config
