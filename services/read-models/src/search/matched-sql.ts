/** What `matchedSql` answers. */
export interface MatchedRow {
  /** What `readFacts` reads; null where nothing is found. */
  readonly facts: string | null
}

/** A statement for the `facts` that `rows` finds: strung together, because rows would cost more than finding them. */
export function matchedSql(rows: string): string {
  return `select string_agg(facts, '') as facts from (${rows}) matched`
}
