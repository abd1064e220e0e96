import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { ErrorState } from '@tahanan/web/ui/empty-state.tsx'
import { Skeleton } from '@tahanan/web/ui/skeleton.tsx'
import type { ReactNode } from 'react'

interface RecordDialogProps<Data> {
  readonly title: string
  /** What `useEndpoint` gives. */
  readonly state: {
    readonly data: Data | undefined
    readonly error: ApiProblem | undefined
    readonly mutate: () => Promise<unknown>
  }
  readonly onClose: () => void
  readonly children: (data: Data) => ReactNode
}

/** A record to be read: itself, its place while it is on its way, or why it does not come. */
export function RecordDialog<Data>({ title, state, onClose, children }: RecordDialogProps<Data>) {
  const { data, error, mutate } = state
  return (
    <Dialog isOpen size="wide" title={title} onClose={onClose}>
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && <Skeleton className="h-64" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="It could not be loaded" requestId={error.requestId} onRetry={() => void mutate()}>
          {error.message}
        </ErrorState>
      )}
    </Dialog>
  )
}
