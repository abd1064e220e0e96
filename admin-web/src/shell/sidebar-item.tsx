import { Link } from 'react-router-dom'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import type { MenuItem } from './menu-of.ts'

const ROW = 'flex min-h-11 items-center gap-3 rounded px-3 text-sm lg:min-h-10'

interface SidebarItemProps {
  readonly item: MenuItem
  /** Path of the entry to highlight. */
  readonly path: string | undefined
}

/** One entry; its submenus stand below it while one of them is open. */
export function SidebarItem({ item, path }: SidebarItemProps) {
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
