import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { Button } from '@tahanan/web/ui/button.tsx'

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
