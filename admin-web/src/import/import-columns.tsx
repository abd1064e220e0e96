import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import { fileSizeText } from '../picture/file-size-text.ts'
import type { Column } from '../table/column.ts'
import { momentText } from '../time/moment-text.ts'
import { ImportStateChip } from './import-state-chip.tsx'

/** A run in the history. */
export const IMPORT_COLUMNS: readonly Column<ImportAnswer>[] = [
  { heading: 'File', show: ({ file_name: name }) => name },
  { heading: 'Size', show: ({ size_bytes: size }) => fileSizeText(size), className: 'w-28' },
  { heading: 'State', show: ({ state }) => <ImportStateChip state={state} />, className: 'w-40' },
  { heading: 'Rows', show: ({ counts }) => `${counts.rows}, ${counts.rejected} rejected` },
  { heading: 'By', show: ({ account }) => account?.name ?? '' },
  { heading: 'Brought', show: ({ created_at: at }) => momentText(at) },
]
