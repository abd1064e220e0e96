import { Button } from '@tahanan/web/ui/button.tsx'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation, useMatches, useNavigate, useNavigation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { Screen } from '../app/screen.ts'
import { SHOWN_SCREENS } from '../app/shown-screens.ts'
import { SAVED_MS, SavedFlash } from '../form/saved-flash.tsx'
import { usePassing } from '../form/use-saving.ts'
import { SessionEndedBar } from '../session/session-ended-bar.tsx'
import { signOut } from '../session/sign-out.ts'
import { useSession } from '../session/use-session.ts'
import { type MenuItem, menuOf } from './menu-of.ts'

const OwnPasswordDialog = lazy(async () => ({
  default: (await import('../account/own-password-dialog.tsx')).OwnPasswordDialog,
}))

const ROW = 'flex min-h-11 items-center gap-3 rounded px-3 text-sm lg:min-h-10'

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

/** Says that the network is gone, while it is. */
function ConnectionBar() {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const look = (): void => setOnline(navigator.onLine)
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [])
  if (isOnline) return null
  return (
    <p role="status" className="bg-warning-soft px-4 py-2 text-sm text-warning sm:px-6">
      No network. What you type stays here; saving goes on when the network is back.
    </p>
  )
}

/** The entries of §2, and below them those of decision 13. */
function Sidebar({ isOpen }: { readonly isOpen: boolean }) {
  const { session } = useSession()
  const matches = useMatches()
  if (session === undefined) return null
  const path = matches.map(({ handle }) => pathOf(handle)).findLast((found) => found !== undefined)
  const operations = menuOf(SHOWN_SCREENS, 'operations', session.role)

  return (
    <aside
      id="sidebar"
      className={`${isOpen ? 'flex' : 'hidden'} fixed inset-x-0 bottom-0 top-[61px] z-20 flex-col border-r border-line bg-surface p-3 lg:sticky lg:top-0 lg:flex lg:h-dvh`}
    >
      <p className="hidden px-3 pb-5 pt-3 text-xl font-semibold lg:block">
        Tahanan <span className="text-sm font-normal text-ink-soft">staff</span>
      </p>
      <nav aria-label="Dashboard" className="min-h-0 flex-1 overflow-y-auto">
        <ul className="space-y-0.5">
          {menuOf(SHOWN_SCREENS, 'catalogue', session.role).map((item) => (
            <SidebarItem key={item.label} item={item} path={path} />
          ))}
        </ul>
        {operations.length > 0 && (
          <>
            <p className="px-3 pb-1 pt-6 text-xs font-medium text-ink-soft">Operations</p>
            <ul className="space-y-0.5">
              {operations.map((item) => (
                <SidebarItem key={item.label} item={item} path={path} />
              ))}
            </ul>
          </>
        )}
      </nav>
      <AccountBox />
    </aside>
  )
}

/** Path of the entry that is highlighted on a screen. */
function pathOf(handle: unknown): string | undefined {
  const screen: Screen | undefined = SHOWN_SCREENS.find((one) => one === handle)
  return screen?.within ?? screen?.path
}

interface SidebarItemProps {
  readonly item: MenuItem
  /** Path of the entry to highlight. */
  readonly path: string | undefined
}

/** One entry; its submenus stand below it while one of them is open. */
function SidebarItem({ item, path }: SidebarItemProps) {
  const isHere = item.path === path && item.items.length === 0
  const isOpen = item.items.some((below) => below.path === path)
  const look = isHere ? 'bg-brand-soft font-medium text-brand' : 'text-ink hover:bg-sunken'
  return (
    <li>
      <Link to={`/dashboard/${item.path}`} aria-current={isHere ? 'page' : undefined} className={`${ROW} ${look}`}>
        <Icon name={item.icon} />
        {item.label}
      </Link>
      {isOpen && (
        <ul className="ml-5 mt-0.5 border-l border-line pl-3">
          {item.items.map((below) => (
            <li key={below.path}>
              <Link
                to={`/dashboard/${below.path}`}
                aria-current={below.path === path ? 'page' : undefined}
                className={`${ROW} ${below.path === path ? 'bg-brand-soft font-medium text-brand' : 'text-ink-soft hover:bg-sunken'}`}
              >
                {below.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** "The account's user name with initial, the label 'Admin', and a Logout button" (§2); the own password beside them. */
function AccountBox() {
  const { session } = useSession()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const [isChanging, setChanging] = useState(false)
  const [isSaved, flash] = usePassing<boolean>(SAVED_MS)
  if (session === undefined) return null
  const { name, username } = session.user
  const logOut = (): void => {
    signOut()
    // Nothing of one account is left for the next one at this machine.
    void mutate(() => true, undefined, { revalidate: false })
    void navigate('/login')
  }
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line pt-4">
      <span
        aria-hidden
        className="flex h-10 w-10 shrink-0 items-center justify-center rounded-full bg-brand font-semibold text-brand-ink"
      >
        {(name || username).charAt(0).toUpperCase()}
      </span>
      <div className="min-w-0 text-sm">
        <p className="truncate font-medium" title={username}>
          {name || username}
        </p>
        <p className="text-ink-soft">Admin</p>
      </div>
      <Button kind="quiet" size="small" onClick={logOut}>
        Logout
      </Button>
      <span className="col-span-full flex flex-wrap items-center">
        <Button kind="quiet" size="small" className="-ml-1" onClick={() => setChanging(true)}>
          Change password
        </Button>
        <SavedFlash isShown={isSaved === true} />
      </span>
      {isChanging && (
        <Suspense>
          <OwnPasswordDialog
            onClose={() => setChanging(false)}
            onSaved={() => {
              setChanging(false)
              flash(true)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
