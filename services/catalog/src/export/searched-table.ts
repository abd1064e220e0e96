import { searchPatterns } from '../list/search-patterns.ts'
import type { ExportDefinition } from './export-definition.ts'

interface Searched {
  readonly noun: string
  readonly fitting: string
}

/** Of an export: a table, and what its own search finds of it. */
export function searchedTable({ noun, fitting }: Searched): Pick<ExportDefinition, 'noun' | 'find'> {
  return { noun, find: (_pool, q) => Promise.resolve({ where: fitting, values: [searchPatterns(q)] }) }
}
