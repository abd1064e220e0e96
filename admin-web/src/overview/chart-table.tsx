import type { ChartData } from './chart-data.ts'

/** The numbers of a chart. */
export function ChartTable({ title, data }: { readonly title: string; readonly data: ChartData }) {
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
