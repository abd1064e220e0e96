import { Button } from '@tahanan/web/ui/button.tsx'
import { buttonClasses } from '@tahanan/web/ui/classes.ts'
import { Select } from '@tahanan/web/ui/field.tsx'
import { IconButton } from '@tahanan/web/ui/icon-button.tsx'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom'
import type { Screen } from '../app/screen.ts'
import { SHOWN_SCREENS } from '../app/shown-screens.ts'
import { LeaveDialog } from '../dialog/leave-dialog.tsx'
import type { PaletteView } from '../palette/use-palette-keys.ts'
import { ROLE_LABELS } from '../session/role-labels.ts'
import { SessionEndedBar } from '../session/session-ended-bar.tsx'
import { useSession } from '../session/use-session.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { uploadQueue } from '../upload/upload-queue.ts'
import { ConnectionBar } from './connection-bar.tsx'
import { type MenuItem, menuOf } from './menu-of.ts'
import { THEMES, themeState } from './theme.ts'

const NotificationBell = lazy(async () => ({
  default: (await import('../notification/notification-bell.tsx')).NotificationBell,
}))

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }))

const LogOut = lazy(async () => ({ default: (await import('../session/log-out.tsx')).LogOut }))

const LiveUpdates = lazy(async () => ({ default: (await import('../live/live-updates.tsx')).LiveUpdates }))

const UploadTray = lazy(async () => ({ default: (await import('../upload/upload-tray.tsx')).UploadTray }))

const ROW = 'flex min-h-11 items-center gap-3 rounded px-3 text-sm lg:min-h-10'

/** The frame of every screen: the sidebar, beside the screen or, on a phone, behind a button. */
export function Shell() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  /** The menu of a phone is open on the screen where it was opened, and gone on the next. */
  const [menuPath, setMenuPath] = useState<string>()
  const isMenuOpen = menuPath === pathname
  const [view, setView] = useState<PaletteView>()
  const [isLeaving, setLeaving] = useState(false)
  const list = useList()
  const hasUploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.get).length > 0
  const main = useRef<HTMLElement>(null)
  const firstPath = useRef(pathname)

  // Ctrl+S and ⌘S save: the form of the dialog on top, or of the screen.
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? main.current
      top?.querySelector('form')?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [])

  // Nobody needs it before they have done something.
  useEffect(() => {
    const leaving = new AbortController()
    import('./keep-focus.ts').then(({ keepFocus }) => keepFocus(leaving.signal)).catch(() => {})
    return () => leaving.abort()
  }, [])

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
        <span className="flex-1 text-lg font-semibold">Tahanan</span>
        <IconButton icon="search" label="Find or do" onClick={() => setView('palette')} />
        <Suspense>
          <NotificationBell />
        </Suspense>
      </header>
      <Sidebar
        isOpen={isMenuOpen}
        path={list?.path}
        onFind={() => setView('palette')}
        onLogOut={() => setLeaving(true)}
      />
      <div className="flex min-h-[calc(100dvh-61px)] min-w-0 flex-col lg:min-h-dvh">
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          aria-busy={state === 'loading'}
          className="mx-auto w-full max-w-[80rem] flex-1 px-4 py-6 has-[[data-table]]:max-w-none sm:px-6 lg:py-8"
        >
          <Outlet context={list} />
        </main>
        <div className="sticky bottom-0 z-30">
          {hasUploads && (
            <Suspense>
              <UploadTray />
            </Suspense>
          )}
          <ConnectionBar className="px-4 py-2 sm:px-6" />
          <SessionEndedBar />
        </div>
        <LeaveDialog />
        <Suspense>
          <LiveUpdates />
        </Suspense>
        <Suspense>
          <Palette view={view} onView={setView} onLogOut={() => setLeaving(true)} />
        </Suspense>
        {isLeaving && (
          <Suspense>
            <LogOut onStay={() => setLeaving(false)} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** The screen whose entry is highlighted: this one, or the list that it belongs to. */
function useList(): Screen | undefined {
  const handle = useMatches().at(-1)?.handle
  const screen: Screen | undefined = SHOWN_SCREENS.find((one) => one === handle)
  const path = screen?.within ?? screen?.path
  return SHOWN_SCREENS.find((one) => one.path === path)
}

interface SidebarProps {
  readonly isOpen: boolean
  /** Path of the entry to highlight. */
  readonly path: string | undefined
  readonly onFind: () => void
  readonly onLogOut: () => void
}

/** The entries of §2, and below them those of decision 13. */
function Sidebar({ isOpen, path, onFind, onLogOut }: SidebarProps) {
  const { session } = useSession()
  if (session === undefined) return null
  const operations = menuOf(SHOWN_SCREENS, 'operations', session.role)

  return (
    <aside
      id="sidebar"
      className={`${isOpen ? 'flex' : 'hidden'} fixed inset-x-0 bottom-0 top-[61px] z-20 flex-col border-r border-line bg-surface p-3 lg:sticky lg:top-0 lg:flex lg:h-dvh`}
    >
      <div className="hidden items-center justify-between pb-4 pl-3 pt-2 lg:flex">
        <p className="text-xl font-semibold">
          Tahanan <span className="text-sm font-normal text-ink-soft">staff</span>
        </p>
        {/* As large as the bell, whose code comes later: nothing below moves then. */}
        <Suspense fallback={<span className="size-9" />}>
          <NotificationBell />
        </Suspense>
      </div>
      <button
        type="button"
        className="mb-3 hidden h-9 items-center gap-2 rounded border border-line-strong px-3 text-sm text-ink-soft hover:bg-sunken lg:flex"
        onClick={onFind}
      >
        <Icon name="search" className="size-4" />
        <span className="flex-1 text-left">Find or do</span>
        <kbd aria-hidden className="font-sans text-xs">
          Ctrl K
        </kbd>
      </button>
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
      <AccountBox onLogOut={onLogOut} />
    </aside>
  )
}

interface SidebarItemProps {
  readonly item: MenuItem
  /** Path of the entry to highlight. */
  readonly path: string | undefined
}

/** The menu is longer than many windows are high. */
function intoSight(entry: HTMLAnchorElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' })
}

/** One entry; its submenus stand below it while one of them is open. */
function SidebarItem({ item, path }: SidebarItemProps) {
  const isHere = item.path === path && item.items.length === 0
  const isOpen = item.items.some((below) => below.path === path)
  const look = isHere ? 'bg-brand-soft font-medium text-brand' : 'text-ink hover:bg-sunken'
  return (
    <li>
      <Link
        ref={isHere ? intoSight : undefined}
        to={`/dashboard/${item.path}`}
        aria-current={isHere ? 'page' : undefined}
        className={`${ROW} ${look}`}
      >
        <Icon name={item.icon} />
        {item.label}
      </Link>
      {isOpen && (
        <ul className="ml-5 mt-0.5 border-l border-line pl-3">
          {item.items.map((below) => (
            <li key={below.path}>
              <Link
                ref={below.path === path ? intoSight : undefined}
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

/** "The account's user name with initial, the label 'Admin', and a Logout button" (§2): the role by its name beyond the specification. */
function AccountBox({ onLogOut }: Pick<SidebarProps, 'onLogOut'>) {
  const { session } = useSession()
  if (session === undefined) return null
  const { name, username } = session.user
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-t border-line pt-4">
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
        <p className="text-ink-soft">{dashboardSettings.strictSpec ? 'Admin' : ROLE_LABELS[session.role]}</p>
      </div>
      {/* Below them: beside them would be no room for the name of a role. */}
      <div className="col-span-full -mx-1 flex justify-between">
        <Link to="/dashboard/account" className={buttonClasses({ kind: 'quiet', size: 'small' })}>
          Your account
        </Link>
        <Button kind="quiet" size="small" onClick={onLogOut}>
          Logout
        </Button>
      </div>
      <span className="col-span-full">
        <ThemeChoice />
      </span>
    </div>
  )
}

function ThemeChoice() {
  const theme = useSyncExternalStore(themeState.subscribe, themeState.get)
  return (
    <Select
      aria-label="Theme"
      options={THEMES}
      value={theme}
      onChange={(event) => themeState.choose(event.target.value)}
    />
  )
}
