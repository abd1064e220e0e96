/** Which rows of a table: a condition on its columns, and what its parameters stand for. */
export interface RowFilter {
  readonly where: string
  readonly values: readonly unknown[]
}
