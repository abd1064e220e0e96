import type { RebuildAnswer } from '@tahanan/contracts/system/rebuild-answer.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { useId } from 'react'
import { elapsedText } from '../time/elapsed-text.ts'
import { momentText } from '../time/moment-text.ts'
import { STEP_LABELS, TARGET_LABELS } from './rebuild-labels.ts'

const TONES = { waiting: 'plain', running: 'brand', done: 'success', failed: 'danger' } as const
const NUMBER = new Intl.NumberFormat('en-PH')

/** One rebuild: how far it is, or how it ended. */
export function RebuildEntry({ rebuild }: { readonly rebuild: RebuildAnswer }) {
  const { target, state, reason, requested_at: requestedAt, started_at: startedAt, finished_at: finishedAt } = rebuild
  const isOpen = state === 'waiting' || state === 'running'
  return (
    <li className="space-y-1 border-l-2 border-line pl-4">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={TONES[state]}>{state}</Chip>
        <span className="font-medium">{TARGET_LABELS[target]}</span>
        <span className="text-sm text-ink-soft">
          {momentText(requestedAt)}
          {startedAt !== null &&
            finishedAt !== null &&
            `, in ${elapsedText(Date.parse(finishedAt) - Date.parse(startedAt))}`}
        </span>
      </p>
      {isOpen && rebuild.progress !== null && <Progress progress={rebuild.progress} />}
      {reason !== null && <p className="break-words text-sm text-danger">{reason}</p>}
    </li>
  )
}

function Progress({ progress: { step, done, total } }: { readonly progress: NonNullable<RebuildAnswer['progress']> }) {
  const id = useId()
  const [doing, counted] = STEP_LABELS[step]
  return (
    <div>
      <p id={id} className="text-sm text-ink-soft">
        {doing}: {NUMBER.format(done)} of {NUMBER.format(total)} {counted}
      </p>
      <progress
        aria-labelledby={id}
        className="mt-1 h-2 w-full max-w-md accent-brand"
        max={Math.max(total, 1)}
        value={total === 0 ? 1 : done}
      />
    </div>
  )
}
