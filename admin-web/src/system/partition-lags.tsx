import type { SystemAnswer } from '@tahanan/contracts/system/system-answer.ts'

const NUMBER = new Intl.NumberFormat('en-PH')

type Projector = NonNullable<SystemAnswer['projector']>

/** Messages that each partition still has for the projectors. */
export function PartitionLags({ partitions }: Pick<Projector, 'partitions'>) {
  if (partitions.length === 0) return <p className="text-ink-soft">There is no partition yet.</p>
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
      {partitions.map(({ partition, lag }) => (
        <li
          key={partition}
          className={`rounded px-3 py-2 text-sm ${lag === 0 ? 'bg-sunken text-ink' : 'bg-warning-soft text-warning'}`}
        >
          Partition {partition}
          <span className="block text-lg font-semibold tabular-nums">{NUMBER.format(lag)}</span>
        </li>
      ))}
    </ol>
  )
}
