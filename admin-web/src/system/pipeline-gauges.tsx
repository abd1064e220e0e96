import type { SystemAnswer } from '@tahanan/contracts/system/system-answer.ts'
import { elapsedText, momentText } from '../time/time-texts.ts'
import { Gauge } from '../screen/gauge.tsx'

/** How soon a change is to be seen by visitors (the public promise is two seconds). */
const SLOW_MS = 2_000
const NUMBER = new Intl.NumberFormat('en-PH')
const AWAY = 'not known: an engine is away'

/** From a command to the public answer, and what waits on the way. */
export function PipelineGauges({ status }: { readonly status: SystemAnswer }) {
  const { pipeline, outbox, projector, indexer, pictures, dead_letters: letters } = status
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <Gauge
        label="Command to public answer"
        value={typeof pipeline?.last_ms === 'number' ? elapsedText(pipeline.last_ms) : '—'}
        hint={pipelineHint(pipeline)}
        isAlarming={pipeline === null || (pipeline.last_ms ?? 0) > SLOW_MS}
      />
      <Gauge
        label="Outbox"
        value={outbox === null ? '—' : NUMBER.format(outbox.waiting)}
        hint={outboxHint(outbox)}
        isAlarming={outbox === null || outbox.refused > 0 || outbox.oldest_age_ms > SLOW_MS}
      />
      <Gauge
        label="To be projected"
        value={projector === null ? '—' : NUMBER.format(projector.lag)}
        hint={projector === null ? AWAY : `messages; ${NUMBER.format(projector.dirty)} records to be made again`}
        isAlarming={projector === null}
      />
      <Gauge
        label="To be indexed"
        value={indexer === null ? '—' : NUMBER.format(indexer.waiting)}
        hint={
          indexer === null
            ? 'words are searched in Postgres, without an index beside it'
            : `listings, in ${indexer.index}${indexer.is_filled ? '' : '; it is being filled, and Postgres answers'}`
        }
      />
      <Gauge
        label="Pictures"
        value={pictures === null ? '—' : NUMBER.format(pictures.failed)}
        hint={pictures === null ? AWAY : `failed; ${NUMBER.format(pictures.pending)} being made`}
        isAlarming={pictures === null || pictures.failed > 0}
      />
      <Gauge
        label="Dead letters"
        value={letters === null ? '—' : NUMBER.format(letters.count)}
        hint={
          letters === null ? AWAY : letters.count === 0 ? 'every message was understood' : 'messages set aside, below'
        }
        isAlarming={letters === null || letters.count > 0}
      />
    </dl>
  )
}

function pipelineHint(pipeline: SystemAnswer['pipeline']): string {
  if (pipeline === null) return AWAY
  const current = pipeline.is_current ? 'the site is up to date' : 'changes are on their way'
  return pipeline.last_at === null
    ? `nothing has changed yet; ${current}`
    : `${momentText(pipeline.last_at)}; ${current}`
}

function outboxHint(outbox: SystemAnswer['outbox']): string {
  if (outbox === null) return AWAY
  const oldest = outbox.waiting === 0 ? 'nothing waits' : `wait, the oldest for ${elapsedText(outbox.oldest_age_ms)}`
  return outbox.refused === 0 ? oldest : `${oldest}; ${NUMBER.format(outbox.refused)} were refused for good`
}
