import { Link } from 'react-router-dom'
import { BrandMark } from './brand-mark.tsx'

/** About us and Contact us (§1), and what holds for every price on the site (decision 48). */
export function Footer() {
  return (
    <footer className="mt-20 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-10 sm:px-6 md:flex-row md:items-start md:justify-between">
        <div className="max-w-sm space-y-3">
          <BrandMark />
          <p className="text-sm text-ink-soft">Homes, lots and places to work across the Philippines.</p>
        </div>
        <nav aria-label="Footer" className="flex shrink-0 gap-6">
          <Link to="/about" className="py-2 font-medium hover:text-brand hover:underline">
            About us
          </Link>
          <Link to="/contactus" className="py-2 font-medium hover:text-brand hover:underline">
            Contact us
          </Link>
        </nav>
        <p className="max-w-sm text-sm text-ink-soft">
          Prices are the sellers’ own and may change. Taxes, transfer and move-in fees are not included.
        </p>
      </div>
    </footer>
  )
}
