import type { ReactNode } from 'react'

interface ScreenHeadProps {
  readonly title: ReactNode
  /** What can be done here: Add. */
  readonly children?: ReactNode
}

/** The title of a screen, and its buttons. */
export function ScreenHead({ title, children }: ScreenHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <h1 className="min-w-0 text-2xl font-semibold">{title}</h1>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
