import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { isWorkUnsaved } from '../form/use-leave-guard.ts'
import { LoadFailure, type LoadState } from './load-failure.tsx'

export interface LoadedProps<Data> {
  readonly state: LoadState<Data>
  readonly children: (data: Data) => ReactNode
}

/** What a screen shows of one answer: the answer, its place while it is on its way, or why it does not come. */
export function Loaded<Data>({ state, children }: LoadedProps<Data>) {
  const { data, error } = state
  const isGone = error?.isGone === true
  // Somebody else has deleted what somebody types in here: that must not go with it.
  if (data !== undefined && (!isGone || isWorkUnsaved())) {
    return (
      <>
        {isGone && (
          <p role="alert" className="mb-4 rounded bg-warning-soft px-4 py-3 text-sm text-warning">
            This has been deleted. It is shown as it was, so that you can copy what you typed.
          </p>
        )}
        {children(data)}
      </>
    )
  }
  if (isGone) return <NotFoundScreen />
  if (error !== undefined) return <LoadFailure title="This could not be loaded" state={state} />
  return (
    <div role="status" aria-label="Loading" className="space-y-4">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </div>
  )
}
