/** Headings of the columns, in their order. */
export const OUTCOME_COLUMNS = [
  'case',
  'ours',
  'bare',
  'ratio',
  'at least',
  'p50',
  'p97.5',
  'p99',
  'spread',
  '',
] as const
