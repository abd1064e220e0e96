import { Link, useLocation } from 'react-router-dom'
import { ShortlistLink } from '../shortlist/shortlist-link.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { classNames } from '../ui/class-names.ts'
import { BrandMark } from './brand-mark.tsx'

const PLACES = [
  { label: 'Buy', status: 'For Sale' },
  { label: 'Rent', status: 'For Rent' },
] as const

/** Buy and Rent, everywhere but in the dashboard (§1, decision 9). */
export function TopMenu() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const chosen = query.get('status') ?? query.get('tab')
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page/95 backdrop-blur print:hidden">
      <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <Link to="/" className="-ml-1 rounded p-1" aria-label="Tahanan, home">
          <BrandMark />
        </Link>
        <nav aria-label="Main" className="ml-2 flex items-center sm:ml-6 sm:gap-1">
          {PLACES.map(({ label, status }) => (
            <Link
              key={label}
              to={`/search?${new URLSearchParams({ status, tab: status }).toString()}`}
              aria-current={chosen === status ? 'true' : undefined}
              className={classNames(
                'rounded px-3 py-2.5 font-medium transition-colors hover:bg-sunken',
                chosen === status ? 'text-brand' : 'text-ink',
              )}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="-mr-2 ml-auto flex items-center">
          <ShortlistLink />
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}
