import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { SessionEndedBar } from '../session/session-ended-bar.tsx'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { Sidebar } from './sidebar.tsx'

/** The frame of every screen: the sidebar, beside the screen or, on a phone, behind a button. */
export function Shell() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  /** The menu of a phone is open on the screen where it was opened, and gone on the next. */
  const [menuPath, setMenuPath] = useState<string>()
  const isMenuOpen = menuPath === pathname
  const main = useRef<HTMLElement>(null)
  const firstPath = useRef(pathname)

  // After a visit of another screen reading begins at its top.
  useEffect(() => {
    if (pathname === firstPath.current) return
    firstPath.current = ''
    main.current?.focus()
    window.scrollTo(0, 0)
  }, [pathname])

  return (
    <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed left-3 top-3 z-50 -translate-y-20 rounded bg-brand px-4 py-2 text-brand-ink focus:translate-y-0"
      >
        Skip to the screen
      </a>
      <header className="sticky top-0 z-30 flex items-center gap-3 border-b border-line bg-surface px-3 py-2 lg:hidden">
        <button
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls="sidebar"
          className="flex h-11 w-11 items-center justify-center rounded hover:bg-sunken"
          onClick={() => setMenuPath(isMenuOpen ? undefined : pathname)}
        >
          <Icon name={isMenuOpen ? 'close' : 'menu'} />
          <span className="sr-only">{isMenuOpen ? 'Close menu' : 'Menu'}</span>
        </button>
        <span className="text-lg font-semibold">Tahanan</span>
      </header>
      <Sidebar isOpen={isMenuOpen} />
      <div className="min-w-0">
        <SessionEndedBar />
        <ConnectionBar />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          aria-busy={state === 'loading'}
          className="mx-auto max-w-[80rem] px-4 py-6 sm:px-6 lg:py-8"
        >
          <Outlet />
        </main>
      </div>
    </div>
  )
}
