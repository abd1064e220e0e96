/** What may be run alone. */
export const BENCH_GROUPS = [
  'detail',
  'browse',
  'search',
  'slow',
  'suggest',
  'staff',
  'leads',
  'tables',
  'imports',
  'login',
  'pipeline',
  'kafka',
  'meilisearch',
  'images',
  'pages',
  'growth',
  'load',
  'start',
  'memory',
  'scaling',
] as const

export type BenchGroup = (typeof BENCH_GROUPS)[number]
