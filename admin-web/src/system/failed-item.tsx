import type { ReactNode } from 'react'

interface FailedItemProps {
  readonly title: ReactNode
  /** When, where from. */
  readonly facts: readonly (string | null)[]
  readonly cause: string
  /** The message or job itself. */
  readonly excerpt?: string
  /** What can be done. */
  readonly children: ReactNode
}

/** One thing that went wrong. */
export function FailedItem({ title, facts, cause, excerpt, children }: FailedItemProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-danger [overflow-wrap:anywhere]">{cause}</p>
        <p className="text-sm text-ink-soft">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        {excerpt !== undefined && (
          <details>
            <summary className="cursor-pointer py-1 text-sm text-brand">What it was</summary>
            <pre
              tabIndex={0}
              aria-label="What it was"
              className="max-h-64 overflow-auto whitespace-pre-wrap rounded bg-sunken p-3 font-mono text-xs [overflow-wrap:anywhere]"
            >
              {excerpt}
            </pre>
          </details>
        )}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
