/** What a spreadsheet takes for the beginning of a formula, wide forms included. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/u

/**
 * One line of a CSV file that a spreadsheet may open: quoted where needed, and with an apostrophe before anything that
 * would be a formula.
 */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
