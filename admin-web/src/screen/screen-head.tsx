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
  const place = isSticky ? 'sticky top-[61px] z-10 -mx-1 bg-page px-1 py-2 lg:top-0' : 'flex-wrap'
  return (
    <div className={`mb-5 flex items-center justify-between gap-3 ${place}`}>
      <h1 className={`min-w-0 text-2xl font-semibold ${isSticky ? 'truncate' : ''}`}>{title}</h1>
      <div className={`flex items-center gap-3 ${isSticky ? 'shrink-0' : 'flex-wrap'}`}>{children}</div>
    </div>
  )
}
