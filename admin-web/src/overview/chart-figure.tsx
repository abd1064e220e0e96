import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { FormPart } from '../screen/form-part.tsx'
import { CHART_COLORS, type ChartColor, type ChartData, type ChartKind, type ChartSeries } from './chart-data.ts'

const SWATCHES: Readonly<Record<ChartColor, string>> = {
  brand: 'bg-brand',
  accent: 'bg-accent',
  warning: 'bg-warning',
  'line-strong': 'bg-line-strong',
  danger: 'bg-danger',
  'ink-soft': 'bg-ink-soft',
}

const Chart = lazy(async () => ({ default: (await import('./chart.tsx')).Chart }))

interface ChartFigureProps {
  readonly title: string
  readonly kind: ChartKind
  readonly data: ChartData
  /** What there is to see, in a sentence. */
  readonly summary: string
}

/** A chart, what it says in words, and its numbers as a table. Without anything to draw the words stand alone. */
export function ChartFigure({ title, kind, data, summary }: ChartFigureProps) {
  const isEmpty = data.rows.every(({ values }) => values.every((value) => value === null || value === 0))
  const legend =
    kind === 'ring'
      ? data.rows.map(({ name }, place) => ({ name, color: CHART_COLORS[place % CHART_COLORS.length] ?? 'brand' }))
      : data.series
  return (
    <FormPart title={title}>
      <figure className="space-y-3">
        <figcaption className="text-ink-soft">{summary}</figcaption>
        {!isEmpty && (
          <>
            {/* Said by the caption and the table, so neither reader nor Tab goes in: a ring alone would take the focus. */}
            <div aria-hidden inert={kind === 'ring'} className="h-56">
              <Suspense fallback={<Skeleton className="h-56" />}>
                <Chart kind={kind} data={data} />
              </Suspense>
            </div>
            {legend.length > 1 && <ChartLegend series={legend} />}
            <details>
              <summary className="w-fit cursor-pointer py-1 text-sm text-brand">
                As a table<span className="sr-only">: {title}</span>
              </summary>
              <ChartTable title={title} data={data} />
            </details>
          </>
        )}
      </figure>
    </FormPart>
  )
}

/** Which colour is what. */
function ChartLegend({ series }: { readonly series: readonly ChartSeries[] }) {
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

/** The numbers of a chart. */
function ChartTable({ title, data }: { readonly title: string; readonly data: ChartData }) {
  const { index, series, rows, format } = data
  return (
    <div role="region" aria-label={`${title}, as a table`} tabIndex={0} className="mt-2 overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-ink-soft">
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {index}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-2 py-1.5 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" className="whitespace-nowrap py-1.5 pr-3 text-left font-normal">
                {name}
              </th>
              {series.map((each, place) => {
                const value = values[place] ?? null
                return (
                  <td key={each.name} className="px-2 py-1.5 text-right tabular-nums">
                    {value === null ? '—' : format(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
