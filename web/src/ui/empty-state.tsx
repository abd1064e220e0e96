import { type ReactNode, useContext } from 'react'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import { UiWordsContext } from './ui-words.ts'

interface EmptyStateProps {
  readonly icon?: IconName
  /** A heading where it is a page's own. */
  readonly title: ReactNode
  readonly children?: ReactNode
  /** What to do next. */
  readonly action?: ReactNode
}

/** There is nothing, and this is why, and what can be done about it. */
export function EmptyState({ icon = 'search', title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <span className="mb-4 flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand-strong">
        <Icon name={icon} className="size-7" />
      </span>
      <div className="max-w-full text-lg font-semibold text-ink">{title}</div>
      {children && <div className="mt-1 text-ink-soft">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

interface ErrorStateProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly onRetry?: (() => void) | undefined
  /** To be named when one asks for help. */
  readonly requestId?: string | undefined
}

/** It did not work: what, and the way to try again. Announced as it appears. */
export function ErrorState({ title, children, onRetry, requestId }: ErrorStateProps) {
  const { retry, request } = useContext(UiWordsContext)
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title}
        action={
          onRetry && (
            <Button kind="secondary" onClick={onRetry}>
              {retry}
            </Button>
          )
        }
      >
        {children}
        {requestId !== undefined && <p className="mt-2 text-sm">{request(requestId)}</p>}
      </EmptyState>
    </div>
  )
}
