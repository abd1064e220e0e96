import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import { Gauge } from '../screen/gauge.tsx'

const NUMBER = new Intl.NumberFormat('en-PH')

/** What becomes of the rows: in a check, what would. */
export function ImportGauges({ run: { counts, state } }: { readonly run: ImportAnswer }) {
  const isRun = state === 'running' || state === 'done'
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Gauge label="Rows" value={NUMBER.format(counts.rows)} />
      <Gauge
        label={isRun ? 'Taken in' : 'Would be taken in'}
        value={NUMBER.format(counts.created)}
        hint={counts.warned > 0 ? `${NUMBER.format(counts.warned)} of them unlikely` : undefined}
      />
      <Gauge label="Known already" value={NUMBER.format(counts.known)} />
      <Gauge
        label="Rejected"
        value={NUMBER.format(counts.rejected)}
        hint={counts.rejected > 0 ? 'The rows below say why' : undefined}
        isAlarming={counts.rejected > 0}
      />
    </dl>
  )
}
