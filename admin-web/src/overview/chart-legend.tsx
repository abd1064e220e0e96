import type { ChartColor } from './chart-colors.ts'
import type { ChartSeries } from './chart-data.ts'

const SWATCHES: Readonly<Record<ChartColor, string>> = {
  brand: 'bg-brand',
  accent: 'bg-accent',
  warning: 'bg-warning',
  'line-strong': 'bg-line-strong',
  danger: 'bg-danger',
  'ink-soft': 'bg-ink-soft',
}

/** Which colour is what. */
export function ChartLegend({ series }: { readonly series: readonly ChartSeries[] }) {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ name, color }) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden className={`size-3 rounded-sm ${SWATCHES[color]}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}
