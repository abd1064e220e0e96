import type { ImportCounts } from '@tahanan/contracts/import/import-counts.ts'

/** Of a pass that has not begun. */
export const NO_COUNTS: ImportCounts = Object.freeze({ rows: 0, created: 0, known: 0, rejected: 0, warned: 0 })
