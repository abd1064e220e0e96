import { useState } from 'react'

export interface Selection<Row> {
  /** Chosen ones, as they were last seen, in the order they were chosen. */
  readonly rows: readonly Row[]
  readonly isChosen: (row: Row) => boolean
  /** Chooses rows or leaves them out; more than `most` are not taken. */
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void
  /** Something was chosen, now or before. */
  readonly isUsed: boolean
  readonly replace: (rows: readonly Row[]) => void
  /** What a row is called, for those who do not see it. */
  readonly nameOf: (row: Row) => string
}

/** Rows that something will be done with, kept over pages and searches. */
export function useSelection<Row extends { readonly id: number; readonly name: string }>(
  shown: readonly Row[] | undefined,
  most: number,
): Selection<Row> {
  const [chosen, setChosen] = useState<readonly Row[]>()
  return {
    isUsed: chosen !== undefined,
    rows: (chosen ?? []).map((row) => shown?.find(({ id }) => id === row.id) ?? row),
    isChosen: ({ id }) => chosen?.some((row) => row.id === id) === true,
    choose: (rows, isChosen) =>
      setChosen((before = []) => {
        const others = before.filter((row) => rows.every(({ id }) => id !== row.id))
        return isChosen ? [...others, ...rows].slice(0, most) : others
      }),
    replace: setChosen,
    nameOf: ({ name }) => name,
  }
}
