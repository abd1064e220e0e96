import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import type { Saving } from './use-saving.ts'

interface SavingNotesProps {
  readonly saving: Pick<Saving, 'problem' | 'isWaiting' | 'stop'>
  /** Names of fields whose messages stand beside them. */
  readonly shownFields?: readonly string[] | undefined
}

/** What became of a save, beside its button: why it failed, or that it waits for the network. */
export function SavingNotes({ saving, shownFields }: SavingNotesProps) {
  return (
    <>
      <Failure problem={saving.problem} shownFields={shownFields} />
      <WaitingNote saving={saving} />
    </>
  )
}

const GONE = 'This was deleted meanwhile. What you typed is still here, to be copied.'

interface FailureProps {
  readonly problem: ApiProblem | undefined
  /** Names of fields whose messages stand beside them; those of all others are said here. */
  readonly shownFields?: readonly string[] | undefined
  readonly onRetry?: (() => void) | undefined
}

/** What went wrong with the whole of a form: never nothing (decision 124). */
export function Failure({ problem, shownFields = [], onRetry }: FailureProps) {
  if (problem === undefined) return null
  const others = Object.entries(problem.fields).filter(([field]) => !shownFields.includes(field))
  return (
    <div role="alert" className="rounded bg-danger-soft px-4 py-3 text-sm text-danger">
      <p className="font-medium">{problem.isGone ? GONE : problem.message}</p>
      {others.map(([field, messages]) => (
        <p key={field}>
          {field}: {messages.join(' ')}
        </p>
      ))}
      {problem.requestId !== undefined && problem.status >= 500 && <p className="mt-1">Request {problem.requestId}</p>}
      {onRetry !== undefined && (
        <Button kind="secondary" size="small" className="mt-2" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

/** Says that a save waits for the network. */
export function WaitingNote({ saving }: { readonly saving: Pick<Saving, 'isWaiting' | 'stop'> }) {
  if (!saving.isWaiting) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded bg-warning-soft px-4 py-2 text-sm text-warning"
    >
      <span className="flex-1">No connection. Saving is tried again until it succeeds.</span>
      <Button kind="secondary" size="small" onClick={saving.stop}>
        Stop trying
      </Button>
    </div>
  )
}
