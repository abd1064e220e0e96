import type { QueueStatus } from '@tahanan/contracts/system/system-answer.ts'
import type { Column } from '../table/data-table.tsx'
import { TableRows } from '../table/table-rows.tsx'
import { numberText } from '../screen/count-texts.ts'

const count = (heading: string, of: (queue: QueueStatus) => number): Column<QueueStatus> => ({
  heading,
  show: (queue) => numberText(of(queue)),
  className: 'tabular-nums md:text-right',
})

const COLUMNS: readonly Column<QueueStatus>[] = [
  { heading: 'Queue', show: ({ name }) => name, className: 'font-medium' },
  count('Waiting', ({ waiting }) => waiting),
  count('Active', ({ active }) => active),
  count('Delayed', ({ delayed }) => delayed),
  count('Failed', ({ failed }) => failed),
]

/** How many jobs each queue holds. */
export function QueueList({ queues }: { readonly queues: readonly QueueStatus[] }) {
  if (queues.length === 0) return <p className="text-ink-soft">No queue has had a job yet.</p>
  return <TableRows caption="Queues" rows={queues} columns={COLUMNS} rowKey={({ name }) => name} />
}
