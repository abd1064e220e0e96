import type { SystemAnswer } from '@tahanan/contracts/system/system-answer.ts'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { elapsedText, momentText } from '../time/time-texts.ts'
import { numberText } from '../screen/count-texts.ts'

/** How soon a change is to be seen by visitors (the public promise is two seconds). */
const SLOW_MS = 2_000
interface Step {
  readonly name: string
  /** What waits in front of it; null where it is not known. */
  readonly value: string | null
  readonly hint: string
  readonly isSlow?: boolean
}

/** The way of a change from its command to the page, and what waits at each step now. */
export function PipelineFlow({ status }: { readonly status: SystemAnswer }) {
  return (
    <ol aria-label="From a command to the page" className="flex flex-col gap-1 lg:flex-row lg:items-stretch">
      {stepsOf(status).map(({ name, value, hint, isSlow = value === null }, place) => (
        <li key={name} className="flex flex-1 flex-col gap-1 lg:flex-row lg:items-center">
          {place > 0 && (
            <Icon name="chevron-right" className="size-5 shrink-0 rotate-90 self-center text-ink-soft lg:rotate-0" />
          )}
          <span
            className={`h-full min-w-0 flex-1 rounded-lg border px-3 py-2.5 ${isSlow ? 'border-warning bg-warning-soft text-warning' : 'border-line bg-surface'}`}
          >
            <span className="block text-sm">{name}</span>
            <span className="block text-lg font-semibold tabular-nums">{value ?? '—'}</span>
            <span className={`block text-sm ${isSlow ? '' : 'text-ink-soft'}`}>
              {value === null ? 'not known: an engine is away' : hint}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function stepsOf({ outbox, projector, indexer, pipeline }: SystemAnswer): readonly Step[] {
  const lastMs = pipeline?.last_ms ?? null
  return [
    {
      name: 'Outbox, before the relay',
      value: outbox && numberText(outbox.waiting),
      hint: outboxHint(outbox),
      isSlow: outbox === null || outbox.oldest_age_ms > SLOW_MS || outbox.refused > 0,
    },
    { name: 'Topic, before the projector', value: projector && numberText(projector.lag), hint: 'messages' },
    { name: 'Refresh queue', value: projector && numberText(projector.dirty), hint: 'records to be made again' },
    indexer === null
      ? { name: 'Index', value: 'Postgres', hint: 'searches without one beside it' }
      : {
          name: 'Index',
          value: numberText(indexer.waiting),
          hint: indexer.is_filled ? 'listings to be indexed' : 'is being filled; Postgres answers',
        },
    {
      name: 'Command to public answer',
      value: pipeline && (lastMs === null ? 'no change yet' : elapsedText(lastMs)),
      hint: pipelineHint(pipeline),
      isSlow: pipeline === null || (lastMs ?? 0) > SLOW_MS,
    },
  ]
}

function outboxHint(outbox: SystemAnswer['outbox']): string {
  if (outbox === null) return ''
  const oldest = outbox.waiting === 0 ? 'nothing waits' : `the oldest for ${elapsedText(outbox.oldest_age_ms)}`
  return outbox.refused === 0 ? oldest : `${oldest}; ${numberText(outbox.refused)} were refused for good`
}

function pipelineHint(pipeline: SystemAnswer['pipeline']): string {
  const current = pipeline?.is_current === true ? 'up to date' : 'changes are on their way'
  const at = pipeline?.last_at ?? null
  return at === null ? current : `${momentText(at)}; ${current}`
}
