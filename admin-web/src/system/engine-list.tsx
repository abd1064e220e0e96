import type { EngineStatus } from '@tahanan/contracts/system/system-answer.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import type { Column } from '../table/column.ts'
import { TableRows } from '../table/table-rows.tsx'
import { elapsedText } from '../time/elapsed-text.ts'

const COLUMNS: readonly Column<EngineStatus>[] = [
  { heading: 'Engine', show: ({ name }) => <span className="font-medium">{name}</span> },
  { heading: 'Kind', show: ({ kind }) => kind },
  {
    heading: 'State',
    show: ({ state }) => (state === 'ok' ? <Chip tone="success">answers</Chip> : <Chip tone="danger">away</Chip>),
  },
  { heading: 'Answered in', show: ({ elapsed_ms: ms }) => elapsedText(ms), className: 'tabular-nums' },
]

/** Every engine of this deployment, and whether it answers. */
export function EngineList({ engines }: { readonly engines: readonly EngineStatus[] }) {
  return (
    <TableRows
      caption="Engines"
      rows={engines}
      rowsExpected={engines.length}
      columns={COLUMNS}
      rowKey={({ name }) => name}
      actions={undefined}
      isStale={false}
    />
  )
}
