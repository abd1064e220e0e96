import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { ErrorState } from '@tahanan/web/ui/empty-state.tsx'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { isWorkUnsaved } from '../form/use-leave-guard.ts'

export interface LoadedProps<Data> {
  /** What `useEndpoint` gives. */
  readonly state: {
    readonly data: Data | undefined
    readonly error: ApiProblem | undefined
    readonly mutate: () => Promise<unknown>
  }
  readonly children: (data: Data) => ReactNode
}

/** What a screen shows of one answer: the answer, its place while it is on its way, or why it does not come. */
export function Loaded<Data>({ state: { data, error, mutate }, children }: LoadedProps<Data>) {
  const isGone = error?.isGone === true
  // Somebody else has deleted what somebody types in here: that must not go with it.
  if (data !== undefined && (!isGone || isWorkUnsaved())) {
    return (
      <>
        {isGone && (
          <p role="alert" className="mb-4 rounded bg-warning-soft px-4 py-3 text-sm text-warning">
            This is there no more. It is shown as it was, for what you typed in it to be copied.
          </p>
        )}
        {children(data)}
      </>
    )
  }
  if (isGone) return <NotFoundScreen />
  if (error !== undefined) {
    return (
      <ErrorState title="This could not be loaded" requestId={error.requestId} onRetry={() => void mutate()}>
        {error.message}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label="Loading" className="space-y-4">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </div>
  )
}
