import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { ErrorState } from '@tahanan/web/ui/empty-state.tsx'

/** What `useEndpoint` gives. */
export interface LoadState<Data> {
  readonly data: Data | undefined
  readonly error: ApiProblem | undefined
  readonly mutate: () => Promise<unknown>
}

interface LoadFailureProps {
  readonly title: string
  readonly state: LoadState<unknown>
}

/** Why an answer does not come, in its place; nothing while there is one to show. */
export function LoadFailure({ title, state: { data, error, mutate } }: LoadFailureProps) {
  if (data !== undefined || error === undefined) return null
  return (
    <ErrorState title={title} requestId={error.requestId} onRetry={() => void mutate()}>
      {error.message}
    </ErrorState>
  )
}
