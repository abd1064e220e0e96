import { useMatches } from 'react-router-dom'
import type { Screen } from '../app/screen.ts'
import { SCREENS } from '../app/screens.ts'
import { useSession } from '../session/use-session.ts'
import { AccountBox } from './account-box.tsx'
import { menuOf } from './menu-of.ts'
import { SidebarItem } from './sidebar-item.tsx'

/** The entries of §2, and below them those of decision 13. */
export function Sidebar({ isOpen }: { readonly isOpen: boolean }) {
  const { session } = useSession()
  const matches = useMatches()
  if (session === undefined) return null
  const path = matches.map(({ handle }) => pathOf(handle)).findLast((found) => found !== undefined)
  const operations = menuOf(SCREENS, 'operations', session.role)

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
          {menuOf(SCREENS, 'catalogue', session.role).map((item) => (
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
  const screen: Screen | undefined = SCREENS.find((one) => one === handle)
  return screen?.within ?? screen?.path
}
