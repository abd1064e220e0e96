import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { m } from '../message/messages.ts'
import { LANGUAGE } from '../message/language.ts'
import { SITE_NAME } from '../page/page-head.ts'
import { ShortlistLink } from '../shortlist/shortlist-link.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { classNames } from '../ui/classes.ts'
import { LanguageLink, LanguageOfferPart } from './language-link.tsx'

const PLACES = [
  { label: m.offer.buy(), status: 'For Sale' },
  { label: m.offer.rent(), status: 'For Rent' },
] as const

/** What every public page stands in. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only left-4 top-3 z-50 rounded bg-brand px-4 py-2 font-semibold text-brand-ink focus:not-sr-only focus:fixed"
      >
        {m.layout.skip()}
      </a>
      <TopMenu />
      {/* As tall as the window from the start: the footer never jumps up and down again. */}
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow overflow-x-clip">
        {children}
      </main>
      <Footer />
      <LanguageOfferPart />
    </div>
  )
}

/** About us and Contact us (§1), and what holds for every price on the site (decision 48). */
function Footer() {
  return (
    <footer className="mt-20 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-10 sm:px-6 md:flex-row md:items-start md:justify-between">
        <div className="max-w-sm space-y-3">
          <BrandMark />
          <p className="text-sm text-ink-soft">{m.layout.tagline()}</p>
        </div>
        <nav aria-label={m.layout.footer()} className="flex flex-wrap gap-x-6">
          <Link to="/places" className="py-2 font-medium hover:text-brand hover:underline">
            {m.layout.places()}
          </Link>
          <Link to="/about" className="py-2 font-medium hover:text-brand hover:underline">
            {m.layout.about()}
          </Link>
          <Link to="/contactus" className="py-2 font-medium hover:text-brand hover:underline">
            {m.layout.contact()}
          </Link>
          <Link to="/privacy" className="py-2 font-medium hover:text-brand hover:underline">
            {m.layout.privacy()}
          </Link>
          <Link to="/api/docs" className="py-2 font-medium hover:text-brand hover:underline">
            {m.layout.api()}
          </Link>
        </nav>
        <p className="max-w-sm text-sm text-ink-soft">{m.layout.prices()}</p>
      </div>
    </footer>
  )
}

/** Buy and Rent, everywhere but in the dashboard (§1, decision 9). */
function TopMenu() {
  const { search, pathname } = useLocation()
  const query = new URLSearchParams(search)
  const chosen = query.get('status') ?? query.get('tab')
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page/95 backdrop-blur print:hidden">
      <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <Link to="/" className="-ml-1 rounded p-1" aria-label={m.layout.home()}>
          <BrandMark />
        </Link>
        <nav aria-label={m.layout.main()} className="ml-2 flex items-center sm:ml-6 sm:gap-1">
          {PLACES.map(({ label, status }) => (
            <Link
              key={label}
              to={`/search?${offersAddress(pathname === '/search' ? query : new URLSearchParams(), status)}`}
              aria-current={chosen === status ? 'true' : undefined}
              className={classNames(
                'rounded px-1.5 py-2.5 min-[400px]:px-3 font-medium transition-colors hover:bg-sunken',
                chosen === status ? 'text-brand' : 'text-ink',
              )}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="-mr-2 ml-auto flex items-center">
          <LanguageLink />
          <ShortlistLink />
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}

/** The search that is shown, of this offer; its price belongs to the other one. */
function offersAddress(shown: URLSearchParams, status: string): string {
  const address = new URLSearchParams(shown)
  address.set('status', status)
  address.set('tab', status)
  address.delete('page')
  if (shown.get('status') !== status) address.delete('price')
  return address.toString()
}

/** A roof over an open door, and the name. */
function BrandMark() {
  return (
    <span className="flex items-center gap-2 text-xl font-bold tracking-tight text-ink">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-brand" />
        <path d="M6.5 15.5 16 7.5l9.5 8-1.6 1.9-7.9-6.6-7.9 6.6z" className="fill-brand-ink" />
        <path d="M10 18.2 16 13.2l6 5V24h-3.6v-3.2a2.4 2.4 0 0 0-4.8 0V24H10z" className="fill-brand-ink opacity-80" />
      </svg>
      {/* Beside the menu it does not fit on narrow phones, the less so before the letters of the site are there. */}
      <span className={LANGUAGE === 'en' ? 'max-[399px]:hidden' : 'max-[439px]:hidden'}>{SITE_NAME}</span>
    </span>
  )
}
