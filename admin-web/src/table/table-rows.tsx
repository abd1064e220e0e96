import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@tremor/react'
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { LoadFailure, type LoadState } from '../screen/load-failure.tsx'
import { CutText } from './cut-text.tsx'
import type { Column, TableSort } from './data-table.tsx'
import type { Selection } from './use-selection.ts'

interface TableRowsProps<Row> {
  readonly caption: string
  /** Undefined while the first page is on its way. */
  readonly rows: readonly Row[] | undefined
  /** How many stand in their place until then, at most ten. */
  readonly rowsExpected?: number
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => number | string
  readonly actions?: ((row: Row) => ReactNode) | undefined
  readonly isStale?: boolean
  readonly sort?: TableSort | undefined
  readonly selection?: Selection<Row> | undefined
}

const SKELETON_ROWS = 10

const HEADER = 'whitespace-normal px-3 py-2.5 font-medium text-tremor-content'
const CELL = 'block whitespace-normal px-3 md:table-cell'

/** They stay in sight however wide the table is; what passes below them fades out. */
const ACTIONS =
  'md:sticky md:right-0 md:w-px md:bg-surface md:text-right md:group-hover/row:bg-sunken ' +
  'md:before:absolute md:before:inset-y-0 md:before:-left-3 md:before:w-3 md:before:bg-gradient-to-r ' +
  'md:before:from-transparent md:before:to-surface md:group-hover/row:before:to-sunken'

/**
 * The table itself, scrolling by itself where it is wider than its place; on a phone every row is a card, its values
 * named by their headings.
 */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { caption, rows, rowsExpected = SKELETON_ROWS, columns, rowKey, actions, isStale = false } = props
  const { sort, selection } = props
  const choice = useRowChoice(rows, selection)
  if (rows?.length === 0) return null
  return (
    <Table aria-busy={rows === undefined || isStale} className="[&>table]:block md:[&>table]:table">
      <caption className="sr-only">{caption}</caption>
      <TableHead className="sr-only md:not-sr-only md:table-header-group">
        <TableRow className="border-b border-line">
          {rows !== undefined && selection !== undefined && (
            <TableHeaderCell scope="col" className={`${HEADER} md:w-px md:pr-0`}>
              <ChooseAll rows={rows} selection={selection} />
            </TableHeaderCell>
          )}
          {columns.map((column) => (
            <TableHeaderCell
              key={column.heading}
              scope="col"
              aria-sort={sort && column.sort ? directionOf(column.sort, sort.by) : undefined}
              className={`${HEADER} ${column.className ?? ''}`}
            >
              {sort && column.sort ? (
                <SortButton heading={column.heading} name={column.sort} sort={sort} />
              ) : (
                column.heading
              )}
            </TableHeaderCell>
          ))}
          {actions !== undefined && (
            <TableHeaderCell scope="col" className={`${HEADER} ${ACTIONS}`}>
              Actions
            </TableHeaderCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody className="block text-ink md:table-row-group">
        {rows === undefined
          ? Array.from({ length: Math.min(rowsExpected, SKELETON_ROWS) }, (_, row) => (
              <TableRow key={row} className="block px-3 py-3 md:table-row">
                <TableCell className="block p-1 md:table-cell md:p-3" colSpan={columns.length + 2}>
                  <Skeleton className="h-5" />
                </TableCell>
              </TableRow>
            ))
          : rows.map((row, place) => (
              <TableRow key={rowKey(row)} className="group/row block px-1 py-3 hover:bg-sunken md:table-row md:py-0">
                {choice && <TableCell className={`${CELL} py-0 md:pr-0`}>{choice(row, place)}</TableCell>}
                <ValueCells row={row} columns={columns} />
                {actions !== undefined && (
                  <TableCell className={`${CELL} px-2 pb-0 pt-2 md:py-1.5 ${ACTIONS}`}>{actions(row)}</TableCell>
                )}
              </TableRow>
            ))}
      </TableBody>
    </Table>
  )
}

interface ValueCellsProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
}

interface ListRowsProps<Row> extends Omit<TableRowsProps<Row>, 'caption' | 'rows'> {
  /** `developers`. */
  readonly noun: string
  readonly list: LoadState<{ readonly results: readonly Row[] }> & { readonly isValidating: boolean }
}

/** The rows of a list of the server, or why they do not come. */
export function ListRows<Row>({ noun, list, ...rows }: ListRowsProps<Row>) {
  if (list.data === undefined && list.error !== undefined)
    return <LoadFailure title={`The ${noun} could not be loaded`} state={list} />
  const isStale = list.isValidating && list.data !== undefined
  return <TableRows caption={noun} rows={list.data?.results} isStale={isStale} {...rows} />
}

/** While a search goes on the table is drawn four times; of a hundred rows only those that changed are. */
function ValueCells<Row>({ row, columns }: ValueCellsProps<Row>) {
  return useMemo(
    () =>
      columns.map((column) => (
        <TableCell key={column.heading} className={`${CELL} py-1 md:py-3 ${column.className ?? ''}`}>
          <span aria-hidden className="mr-2 font-normal text-ink-soft md:hidden">
            {column.heading}:
          </span>
          <Shown column={column} row={row} />
        </TableCell>
      )),
    [row, columns],
  )
}

function Shown<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const shown = column.show(row)
  return typeof shown === 'string' && !column.isWhole ? <CutText text={shown} /> : shown
}

const ARROWS = { ascending: ' ↑', descending: ' ↓', none: '' } as const

function directionOf(name: string, by: string): keyof typeof ARROWS {
  return by === name ? 'ascending' : by === `-${name}` ? 'descending' : 'none'
}

interface SortButtonProps {
  readonly heading: string
  readonly name: string
  readonly sort: TableSort
}

/** Upwards, downwards, and back to the list's own order. On a phone, which has no headings, it stands in the way of nobody. */
function SortButton({ heading, name, sort: { by, onSort } }: SortButtonProps) {
  const direction = directionOf(name, by)
  const next = { none: name, ascending: `-${name}`, descending: '' }[direction]
  return (
    <button type="button" className="hover:text-ink max-md:hidden" onClick={() => onSort(next)}>
      {heading}
      <span aria-hidden>{ARROWS[direction]}</span>
    </button>
  )
}

const BOX = 'size-5 align-middle accent-brand'

interface ChooseAllProps<Row> {
  readonly rows: readonly Row[]
  readonly selection: Selection<Row>
}

/** In the heading: every row of the page, or none. */
function ChooseAll<Row>({ rows, selection }: ChooseAllProps<Row>) {
  const chosen = rows.filter(selection.isChosen)
  return (
    <input
      type="checkbox"
      aria-label="Choose all on this page"
      className={BOX}
      checked={rows.length > 0 && chosen.length === rows.length}
      ref={(box) => {
        if (box !== null) box.indeterminate = chosen.length > 0 && chosen.length < rows.length
      }}
      onChange={(event) => selection.choose(rows, event.target.checked)}
    />
  )
}

/**
 * The box before each row. Shift chooses all from the last one on, with the pointer and with Space; arrows lead to the
 * rows above and below, and with Shift take them in.
 */
function useRowChoice<Row>(rows: readonly Row[] | undefined, selection: Selection<Row> | undefined) {
  const last = useRef(0)
  const isRange = useRef(false)
  if (rows === undefined || selection === undefined) return undefined
  const choose = (place: number, isChosen: boolean): void => {
    const from = isRange.current ? last.current : place
    selection.choose(rows.slice(Math.min(from, place), Math.max(from, place) + 1), isChosen)
    last.current = place
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: number): void => {
    isRange.current = event.shiftKey
    const next = place + (event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0)
    if (next === place || rows[next] === undefined) return
    event.preventDefault()
    event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-choice]')[next]?.focus()
    if (event.shiftKey) choose(next, true)
  }
  return (row: Row, place: number) => (
    <label className="inline-flex cursor-pointer items-center py-2 md:-m-2 md:p-2">
      <input
        type="checkbox"
        data-choice
        aria-label={`Choose ${selection.nameOf(row)}`}
        className={BOX}
        checked={selection.isChosen(row)}
        onKeyDown={(event) => onKeyDown(event, place)}
        // A press of Space clicks as well, with `detail` 0: which keys it went with is known by then.
        onClick={({ detail, shiftKey }) => {
          if (detail > 0) isRange.current = shiftKey
        }}
        onChange={(event) => choose(place, event.target.checked)}
      />
    </label>
  )
}
