/** What `matchedSql` answers. */
export interface MatchedRow {
  /** Every transaction before this one has been seen. */
  readonly horizon: string
  /** What `readFacts` reads; null where nothing is found. */
  readonly facts: string | null
}

/** A statement for the `facts` that `rows` finds: strung together, because rows would cost more than finding them. */
export function matchedSql(rows: string): string {
  return `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, string_agg(facts, '') as facts
    from (${rows}) matched`
}
