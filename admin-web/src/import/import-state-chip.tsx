import type { ImportState } from '@tahanan/contracts/import/import-run.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'

const LOOKS = {
  checking: ['brand', 'Being checked'],
  checked: ['warning', 'Checked'],
  running: ['brand', 'Being taken in'],
  done: ['success', 'Taken in'],
  taking_back: ['brand', 'Being taken back'],
  taken_back: ['plain', 'Taken back'],
  failed: ['danger', 'Failed'],
} as const

/** How far an import is. */
export function ImportStateChip({ state }: { readonly state: ImportState }) {
  const [tone, label] = LOOKS[state]
  return <Chip tone={tone}>{label}</Chip>
}
