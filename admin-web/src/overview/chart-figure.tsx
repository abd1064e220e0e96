import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { FormPart } from '../screen/form-part.tsx'
import { CHART_COLORS } from './chart-colors.ts'
import type { ChartData, ChartKind } from './chart-data.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'

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
