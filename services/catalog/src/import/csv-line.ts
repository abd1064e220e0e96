const NEEDS_QUOTES = /[",\r\n]/

/** One record of a CSV file, with its line end. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(quote).join(',')}\n`
}

function quote(cell: string | number): string {
  const text = String(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
