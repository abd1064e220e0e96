import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import type { Column } from './data-table.tsx'

interface TableRowsProps<Row> {
  readonly caption: string
  /** Undefined while the first page is on its way. */
  readonly rows: readonly Row[] | undefined
  readonly rowsExpected: number
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => number | string
  readonly actions: ((row: Row) => ReactNode) | undefined
  readonly isStale: boolean
}

const SKELETON_ROWS = 10

/**
 * The table itself; on a phone every row is a card, its values named by their headings.
 */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { caption, rows, rowsExpected, columns, rowKey, actions, isStale } = props
  if (rows?.length === 0) return null
  return (
    <table aria-busy={rows === undefined || isStale} className="block w-full text-sm md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-b border-line text-left text-ink-soft">
          {columns.map(({ heading, className = '' }) => (
            <th key={heading} scope="col" className={`px-3 py-2.5 font-medium ${className}`}>
              {heading}
            </th>
          ))}
          {actions !== undefined && (
            <th scope="col" className="px-3 py-2.5 text-right font-medium">
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line md:table-row-group">
        {rows === undefined
          ? Array.from({ length: Math.min(rowsExpected, SKELETON_ROWS) }, (_, row) => (
              <tr key={row} className="block px-3 py-3 md:table-row">
                <td className="block p-1 md:table-cell md:p-3" colSpan={columns.length + 1}>
                  <Skeleton className="h-5" />
                </td>
              </tr>
            ))
          : rows.map((row) => (
              <tr key={rowKey(row)} className="block px-1 py-3 hover:bg-sunken/50 md:table-row md:py-0">
                {columns.map(({ heading, show, className = '' }) => (
                  <td
                    key={heading}

                    className={`block px-3 py-1 align-middle md:table-cell md:py-3 ${className}`}
                  >
                    <span aria-hidden className="mr-2 text-ink-soft md:hidden">
                      {heading}:
                    </span>
                    {show(row)}
                  </td>
                ))}
                {actions !== undefined && (
                  <td className="block px-2 pt-2 md:table-cell md:py-1.5 md:text-right">{actions(row)}</td>
                )}
              </tr>
            ))}
      </tbody>
    </table>
  )
}
