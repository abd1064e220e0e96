import { forGood } from '../ui/browser-storage.ts'

const KEY = 'tahanan.searches'
const MAX = 5

/** A search that found something, as it is offered again. */
export interface RecentSearch {
  readonly label: string
  /** Within the search page. */
  readonly href: string
}

/** The latest searches of this browser, the newest first; they are kept in it alone. */
export function recentSearches(): readonly RecentSearch[] {
  const stored = forGood.readJson(KEY)
  return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, MAX) : []
}

export function rememberSearch(search: RecentSearch): void {
  const others = recentSearches().filter(({ href, label }) => href !== search.href && label !== search.label)
  forGood.write(KEY, JSON.stringify([search, ...others].slice(0, MAX)))
}

export function forgetSearches(): void {
  forGood.write(KEY, '[]')
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null || !('label' in value) || !('href' in value)) return false
  const { label, href } = value
  return typeof label === 'string' && typeof href === 'string' && href.startsWith('/search?')
}
