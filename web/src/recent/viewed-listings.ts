const KEY = 'tahanan.viewed'
const MAX = 9

/** Ids of the listings that were looked at in this browser, the latest first; they are kept in it alone. */
export function viewedListings(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, MAX) : []
  } catch {
    // Storage is forbidden, or holds something else.
    return []
  }
}

export function rememberViewed(id: number): void {
  try {
    const others = viewedListings().filter((other) => other !== id)
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MAX)))
  } catch {
    // Full or forbidden: nothing is remembered.
  }
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
