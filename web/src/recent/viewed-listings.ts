import { isId } from '../shortlist/browser-shortlist.ts'
import { forGood } from '../ui/browser-storage.ts'

const KEY = 'tahanan.viewed'
const MAX = 9

/** Ids of the listings that were looked at in this browser, the latest first; they are kept in it alone. */
export function viewedListings(): readonly number[] {
  const stored = forGood.readJson(KEY)
  return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, MAX) : []
}

export function rememberViewed(id: number): void {
  const others = viewedListings().filter((other) => other !== id)
  forGood.write(KEY, JSON.stringify([id, ...others].slice(0, MAX)))
}
