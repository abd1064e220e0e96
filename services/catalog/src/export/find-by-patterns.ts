import { searchPatterns } from '../list/search-patterns.ts'
import type { ExportDefinition } from './export-definition.ts'

/** The search of a table whose condition takes the patterns of `q` as `$1`. */
export function findByPatterns(where: string): ExportDefinition['find'] {
  return (_pool, q) => Promise.resolve({ where, values: [searchPatterns(q)] })
}
