import { type KeyboardEvent, useRef } from 'react'
import type { Selection } from './use-selection.ts'

const BOX = 'size-5 align-middle accent-brand'

interface ChooseAllProps<Row> {
  readonly rows: readonly Row[]
  readonly selection: Selection<Row>
}

/** In the heading: every row of the page, or none. */
export function ChooseAll<Row>({ rows, selection }: ChooseAllProps<Row>) {
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
export function useRowChoice<Row>(rows: readonly Row[] | undefined, selection: Selection<Row> | undefined) {
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
