import type { ReactNode } from 'react'

interface ScreenHeadProps {
  readonly title: ReactNode
  /** It stays in sight above a long form, with its Save. */
  readonly isSticky?: boolean
  /** Beside the buttons, and in sight with them: what went wrong. */
  readonly below?: ReactNode
  /** What can be done here: Add. */
  readonly children?: ReactNode
}

/** The title of a screen, and its buttons. */
export function ScreenHead({ title, isSticky = false, below, children }: ScreenHeadProps) {
  return (
    <div className={`mb-5 ${isSticky ? 'sticky top-[61px] z-10 -mx-1 bg-page px-1 py-2 lg:top-0' : ''}`}>
      <div className={`flex flex-wrap items-center justify-between gap-3 ${isSticky ? 'sm:flex-nowrap' : ''}`}>
        {/* On a phone a long form's title has a line of its own, or its buttons would leave no room for it. */}
        <h1
          className={`min-w-0 font-semibold ${isSticky ? 'basis-full truncate text-lg sm:basis-auto sm:text-2xl' : 'text-2xl'}`}
        >
          {title}
        </h1>
        <div className={`flex items-center gap-3 ${isSticky ? 'shrink-0' : 'flex-wrap'}`}>{children}</div>
      </div>
      <div className="mt-3 space-y-3 empty:hidden">{below}</div>
    </div>
  )
}
