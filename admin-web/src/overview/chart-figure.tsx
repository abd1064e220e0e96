import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@tremor/react'
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
      <Table>
        <TableHead>
          <TableRow className="border-b border-line">
            <TableHeaderCell scope="col" className="py-1.5 pl-0 pr-3 font-medium text-tremor-content">
              {index}
            </TableHeaderCell>
            {series.map(({ name }) => (
              <TableHeaderCell
                key={name}
                scope="col"
                className="px-2 py-1.5 text-right font-medium text-tremor-content"
              >
                {name}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody className="text-ink">
          {rows.map(({ name, values }) => (
            <TableRow key={name}>
              <TableHeaderCell scope="row" className="py-1.5 pl-0 pr-3 font-normal">
                {name}
              </TableHeaderCell>
              {series.map((each, place) => {
                const value = values[place] ?? null
                return (
                  <TableCell key={each.name} className="px-2 py-1.5 text-right tabular-nums">
                    {value === null ? '—' : format(value)}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
