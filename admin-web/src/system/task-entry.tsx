import type { SystemTask } from '@tahanan/contracts/system/system-answer.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { useId } from 'react'
import { elapsedText, momentText } from '../time/time-texts.ts'

const TONES = { waiting: 'plain', running: 'brand', done: 'success', failed: 'danger' } as const

export interface TaskProgress {
  /** How many of how many, of what. */
  readonly text: string
  readonly done: number
  readonly total: number
}

/** Whether it waits or runs. */
export function isOpen({ state }: Pick<SystemTask, 'state'>): boolean {
  return state === 'waiting' || state === 'running'
}

interface TaskEntryProps {
  readonly title: string
  readonly task: SystemTask
  /** Undefined until there is something to say. */
  readonly progress: TaskProgress | undefined
}

/** Work that was asked for: how far it is, or how it ended. */
export function TaskEntry({ title, task, progress }: TaskEntryProps) {
  const { state, reason, requested_at: requestedAt, started_at: startedAt, finished_at: finishedAt } = task
  return (
    <li className="space-y-1 border-l-2 border-line pl-4">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={TONES[state]}>{state}</Chip>
        <span className="font-medium">{title}</span>
        <span className="text-sm text-ink-soft">
          {momentText(requestedAt)}
          {startedAt !== null &&
            finishedAt !== null &&
            `, in ${elapsedText(Date.parse(finishedAt) - Date.parse(startedAt))}`}
        </span>
      </p>
      {progress !== undefined && isOpen(task) && <Progress progress={progress} />}
      {reason !== null && <p className="text-sm text-danger">{reason}</p>}
    </li>
  )
}

function Progress({ progress: { text, done, total } }: { readonly progress: TaskProgress }) {
  const id = useId()
  return (
    <div>
      <p id={id} className="text-sm text-ink-soft">
        {text}
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
