const NEEDS_QUOTES = /[",\r\n]/

export type Cells = readonly (string | number)[]

/** One record of a CSV file that is to be imported again, as it is: nothing is done against formulas. */
export function csvRecord(cells: Cells): string {
  return `${cells.map(quote).join(',')}\n`
}

function quote(cell: string | number): string {
  const text = String(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
