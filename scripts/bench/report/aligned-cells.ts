/** Cells padded to the widest of their column: texts (the first and the last column) to the left, numbers to the right. */
export function alignedCells(rows: readonly (readonly string[])[]): string[][] {
  const columns = rows[0]?.length ?? 0
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row.map((cell, column) => {
      const width = widths[column] ?? 0
      return column === 0 || column === columns - 1 ? cell.padEnd(width) : cell.padStart(width)
    }),
  )
}
