import { BarChart, DonutChart, LineChart } from '@tremor/react'
import { CHART_COLORS, type ChartData, type ChartKind } from './chart-data.ts'

interface ChartProps {
  readonly kind: ChartKind
  readonly data: ChartData
}

const NAMES_WIDTH = 136
const NUMBERS_WIDTH = 92

/** The drawing alone: what it says stands beside it in words (`ChartFigure`). Loaded when it is first shown. */
export function Chart({ kind, data: { series, rows, format } }: ChartProps) {
  const data = rows.map(({ name, values }) => ({
    name,
    ...Object.fromEntries(series.map((each, place) => [each.name, values[place] ?? null])),
  }))
  const drawn = {
    data,
    index: 'name',
    valueFormatter: format,
    colors: series.map(({ color }) => color),
    categories: series.map(({ name }) => name),
    showLegend: false,
  }
  if (kind === 'line') {
    return <LineChart {...drawn} allowDecimals={false} className="h-56" yAxisWidth={NUMBERS_WIDTH} connectNulls />
  }
  if (kind === 'ring') {
    return (
      <DonutChart
        data={data}
        index="name"
        category={series[0]?.name ?? ''}
        colors={[...CHART_COLORS]}
        valueFormatter={format}
        className="h-56"
      />
    )
  }
  return kind === 'bars' ? (
    <BarChart {...drawn} stack allowDecimals={false} className="h-56" yAxisWidth={40} />
  ) : (
    <BarChart {...drawn} stack layout="vertical" allowDecimals={false} className="h-56" yAxisWidth={NAMES_WIDTH} />
  )
}
