import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface ErrorStateProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly onRetry?: (() => void) | undefined
  /** To be named when one asks for help. */
  readonly requestId?: string | undefined
}

/** It did not work: what, and the way to try again. Announced as it appears. */
export function ErrorState({ title, children, onRetry, requestId }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title}
        action={
          onRetry && (
            <Button kind="secondary" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {children}
        {requestId !== undefined && <p className="mt-2 text-sm">Request {requestId}</p>}
      </EmptyState>
    </div>
  )
}
