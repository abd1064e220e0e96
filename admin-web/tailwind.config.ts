import { fileURLToPath } from 'node:url'
import { tailwindPreset } from '@tahanan/web/ui/tailwind-preset.ts'
import type { Config } from 'tailwindcss'
import { CHART_COLORS } from './src/overview/chart-data.ts'

const ui = fileURLToPath(import.meta.resolve('@tahanan/web/ui/tailwind-preset.ts')).replace(/[^/]+$/, '')

const tremor = fileURLToPath(new URL('components', import.meta.resolve('@tremor/react')))
const token = (name: string): string => `rgb(var(--${name}) / <alpha-value>)`

export default {
  presets: [tailwindPreset],
  content: [
    `${import.meta.dirname}/index.html`,
    `${import.meta.dirname}/src/**/*.{ts,tsx}`,
    `${ui}*.{ts,tsx}`,
    `${tremor}/chart-elements/{BarChart,LineChart,DonutChart,common}/*.js`,
    `${tremor}/{list-elements/Table,text-elements/Metric}/*.js`,
  ],
  // Tremor puts these together while it draws.
  safelist: CHART_COLORS.flatMap((color) => [`fill-${color}`, `stroke-${color}`, `bg-${color}`, `text-${color}`]),
  theme: {
    extend: {
      // What Tremor calls its own, in the colours and sizes of the palette.
      colors: {
        tremor: {
          brand: { DEFAULT: token('brand') },
          content: { DEFAULT: token('ink-soft'), emphasis: token('ink'), strong: token('ink') },
          background: { DEFAULT: token('surface') },
          border: { DEFAULT: token('line') },
        },
      },
      fontSize: { 'tremor-label': '0.75rem', 'tremor-default': '0.875rem', 'tremor-metric': ['1.5rem', '2rem'] },
      borderRadius: { 'tremor-default': '10px', 'tremor-full': '9999px' },
      boxShadow: { 'tremor-dropdown': '0 8px 24px -8px rgb(var(--shadow) / 0.18)' },
    },
  },
} satisfies Config
