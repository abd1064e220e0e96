import { escapeLiteral } from 'pg'

/** SQL for the label of a code. */
export function labelSql(labels: readonly string[], code: string): string {
  return `(array[${labels.map((label) => escapeLiteral(label)).join(', ')}])[${code} + 1]`
}
