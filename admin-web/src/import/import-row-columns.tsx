import type { ImportRowAnswer } from '@tahanan/contracts/import/import-row-answer.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import type { Column } from '../table/column.ts'

const LOOKS = {
  created: ['success', 'Good'],
  known: ['plain', 'Known already'],
  rejected: ['danger', 'Rejected'],
} as const

/** A row of the report. */
export const IMPORT_ROW_COLUMNS: readonly Column<ImportRowAnswer>[] = [
  { heading: 'Line', show: ({ line }) => line, className: 'w-20 tabular-nums' },
  {
    heading: 'Outcome',
    className: 'w-40',
    show: ({ outcome }) => <Chip tone={LOOKS[outcome][0]}>{LOOKS[outcome][1]}</Chip>,
  },
  { heading: 'Reason', show: ({ reason, warnings }) => [reason, ...warnings].filter((text) => text !== '').join('; ') },
  { heading: 'Understood as', show: ({ notes }) => notes.join('; ') },
]
