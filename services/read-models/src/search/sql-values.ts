type SqlType = 'integer' | 'integer[]' | 'smallint' | 'smallint[]' | 'bigint' | 'float8' | 'tsquery' | 'xid8'

/** The values of a statement, in the order in which its text refers to them. */
export class SqlValues {
  readonly list: unknown[] = []

  /** The place of `value` in the text, with its type: `$3::integer`. */
  add(value: unknown, type: SqlType): string {
    this.list.push(value)
    return `$${this.list.length}::${type}`
  }
}
