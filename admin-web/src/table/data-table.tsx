import { Button } from '@tahanan/web/ui/button.tsx'
import { EmptyState } from '@tahanan/web/ui/empty-state.tsx'
import type { ReactNode } from 'react'
import type { LoadState } from '../screen/load-failure.tsx'
import { Pager } from './pager.tsx'
import { SearchBox } from './search-box.tsx'
import { ListRows } from './table-rows.tsx'
import type { Selection } from './use-selection.ts'
import type { TableAddressState } from './use-table-address.ts'

/** What every list of staff answers (decision 85). */
export interface TablePage<Row> {
  readonly count: number
  readonly results: readonly Row[]
}

export interface DataTableProps<Row> {
  /** `developers`: for the search box, the empty table, the caption. */
  readonly noun: string
  readonly table: TableAddressState
  readonly list: LoadState<TablePage<Row>> & { readonly isValidating: boolean }
  readonly columns: readonly Column<Row>[]
  /** Its id, unless rows of several kinds stand in the table. */
  readonly rowKey?: (row: Row) => number | string
  /** The last column; see `RowActions`. */
  readonly actions?: (row: Row) => ReactNode
  /** Beside the search box: filters. */
  readonly filters?: ReactNode
  /** Filters are set; `onClear` takes them off. */
  readonly isFiltered?: boolean
  readonly onClear?: () => void
  readonly sort?: TableSort
  /** Rows can be chosen, and something done with all of them. */
  readonly selection?: Selection<Row> | undefined
  /** Offered in an empty table. */
  readonly add?: ReactNode
  /** Said of an empty table, in place of `No developers yet`. */
  readonly nothing?: string
}

/**
 * A searchable table, a page at a time from the server, in the server's order. Rows stay in sight while others are on
 * their way; nothing, failure and an empty search are said.
 */
export function DataTable<Row extends { readonly id: number }>(props: DataTableProps<Row>) {
  const {
    noun,
    table,
    list,
    columns,
    rowKey = ({ id }) => id,
    actions,
    filters,
    add,
    nothing = `No ${noun} yet`,
    sort,
    selection,
  } = props
  const { isFiltered = false, onClear } = props
  const { q, page, pageSize } = table.address
  const { data } = list

  return (
    <section aria-label={noun} data-table className="rounded-lg border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center gap-3 border-b border-line p-3">
        <SearchBox label={`Search ${noun}`} value={q} onSearch={(text) => table.change({ q: text })} />
        {filters}
      </div>
      <OutdatedNote list={list} />
      <ListRows
        noun={noun}
        list={list}
        rowsExpected={pageSize}
        columns={columns}
        rowKey={rowKey}
        actions={actions}
        sort={sort}
        selection={selection}
      />
      {data?.results.length === 0 && <Nothing {...{ noun, table, add, nothing, isFiltered, onClear }} />}
      {data !== undefined && data.count > 0 && (
        <Pager count={data.count} page={page} pageSize={pageSize} onChange={(next) => table.change(next)} noun={noun} />
      )}
    </section>
  )
}

/** Rows are shown that could not be asked for again. */
export function OutdatedNote({ list: { data, error } }: { readonly list: LoadState<unknown> }) {
  if (data === undefined || error === undefined) return null
  return (
    <p role="alert" className="bg-warning-soft px-4 py-2 text-sm text-warning">
      {error.message} What you see may be out of date.
    </p>
  )
}

interface NothingProps {
  readonly noun: string
  readonly table: TableAddressState
  readonly add: ReactNode
  readonly nothing: string
  readonly isFiltered: boolean
  readonly onClear: (() => void) | undefined
}

function Nothing({ noun, table, add, nothing, isFiltered, onClear }: NothingProps) {
  const { q, page } = table.address
  if (page > 1) {
    return (
      <EmptyState
        title={`There is no page ${page}`}
        action={<Button onClick={() => table.change({ page: 1 })}>To the first page</Button>}
      />
    )
  }
  if (isFiltered) {
    return (
      <EmptyState
        title={`No ${noun} pass these filters`}
        action={
          <Button kind="secondary" onClick={onClear}>
            Clear the filters
          </Button>
        }
      />
    )
  }
  if (q === '') return <EmptyState title={nothing} action={add} />
  return (
    <EmptyState
      title={`No ${noun} match “${q}”`}
      action={
        <Button kind="secondary" onClick={() => table.change({ q: '' })}>
          Clear the search
        </Button>
      }
    >
      Every word must be part of what is searched. Try fewer or shorter ones.
    </EmptyState>
  )
}

/** The order of a list. */
export interface TableSort {
  /** `name`, `-name`; empty for the list's own order. */
  readonly by: string
  readonly onSort: (by: string) => void
}

/** One column of a table. On a phone a row becomes a card, and the heading stands before the value. */
export interface Column<Row> {
  readonly heading: string
  readonly show: (row: Row) => ReactNode
  /** Tailwind classes of heading and cells: a width, an alignment. */
  readonly className?: string
  /** A text that is read, not glanced at: it goes on over as many lines as it needs. */
  readonly isWhole?: true
  /** What the list calls this order, where it can be ordered by the column; backwards with a minus. */
  readonly sort?: string
}
