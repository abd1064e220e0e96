import type { SystemAnswer } from '@tahanan/contracts/system/system-answer.ts'
import { Gauge } from '../screen/gauge.tsx'
import { numberText } from '../screen/count-texts.ts'

const AWAY = 'not known: an engine is away'

/** What wants to be looked after: what failed. */
export function PipelineGauges({ status }: { readonly status: SystemAnswer }) {
  const { pictures, dead_letters: letters } = status
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Gauge
        label="Pictures"
        value={pictures === null ? '—' : numberText(pictures.failed)}
        hint={pictures === null ? AWAY : `failed; ${numberText(pictures.pending)} being made`}
        isAlarming={pictures === null || pictures.failed > 0}
      />
      <Gauge
        label="Dead letters"
        value={letters === null ? '—' : numberText(letters.count)}
        hint={
          letters === null ? AWAY : letters.count === 0 ? 'every message was understood' : 'messages set aside, below'
        }
        isAlarming={letters === null || letters.count > 0}
      />
    </dl>
  )
}
