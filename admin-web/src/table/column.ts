import type { ReactNode } from 'react'

/** One column of a table. On a phone a row becomes a card, and the heading stands before the value. */
export interface Column<Row> {
  readonly heading: string
  readonly show: (row: Row) => ReactNode
  /** Tailwind classes of heading and cells: a width, an alignment. */
  readonly className?: string
}
