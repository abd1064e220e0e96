import type { ReactNode } from 'react'

interface ScreenHeadProps {
  readonly title: ReactNode
  /** It stays in sight above a long form, with its Save. */
  readonly isSticky?: boolean
  /** What can be done here: Add. */
  readonly children?: ReactNode
}

/** The title of a screen, and its buttons. */
export function ScreenHead({ title, isSticky = false, children }: ScreenHeadProps) {
  return (
    <div
      className={`mb-5 flex flex-wrap items-center justify-between gap-3 ${isSticky ? 'sticky top-[61px] z-10 -mx-1 bg-page/95 px-1 py-2 lg:top-0' : ''}`}
    >
      <h1 className="min-w-0 text-2xl font-semibold">{title}</h1>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
