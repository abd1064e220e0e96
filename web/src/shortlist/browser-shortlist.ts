import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { type BrowserStorage, forGood } from '../ui/browser-storage.ts'
import { useState, useSyncExternalStore } from 'react'

const KEY = 'tahanan.shortlist'

const NOTHING: readonly number[] = []

let opened: Shortlist | undefined

/** The shortlist of this browser; only to be called there. */
export function browserShortlist(): Shortlist {
  return (opened ??= openShortlist(forGood, window))
}

/** The listings with a heart, newest heart first, at most 50: kept in this browser alone, the same in all its tabs. */
interface Shortlist {
  readonly ids: () => readonly number[]
  /** Adds or takes away; false where the list is full already. */
  readonly toggle: (id: number) => boolean
  /** Adds all of them, and returns 0; or none, and returns how many would be too many. */
  readonly add: (ids: readonly number[]) => number
  readonly remove: (ids: readonly number[]) => void
  readonly subscribe: (onChange: () => void) => () => void
}

/** A shortlist in a browser's storage. Where there is none, private windows for one, it lasts as long as the page. */
export function openShortlist(storage: BrowserStorage, events: EventTarget): Shortlist {
  const listeners = new Set<() => void>()
  let ids = readIds(storage)

  function change(next: readonly number[]): void {
    ids = next
    storage.write(KEY, JSON.stringify(next))
    listeners.forEach((listener) => listener())
  }

  events.addEventListener('storage', () => {
    ids = readIds(storage)
    listeners.forEach((listener) => listener())
  })

  return {
    ids: () => ids,
    toggle(id) {
      if (!ids.includes(id) && ids.length >= PAGE_LIMITS.maxIds) return false
      change(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids])
      return true
    },
    add(more) {
      const next = [...new Set([...more, ...ids])]
      const over = Math.max(0, next.length - PAGE_LIMITS.maxIds)
      if (over === 0) change(next)
      return over
    },
    remove(gone) {
      change(ids.filter((id) => !gone.includes(id)))
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

function readIds(storage: BrowserStorage): readonly number[] {
  const kept = storage.readJson(KEY)
  return Array.isArray(kept) ? kept.filter(isId).slice(0, PAGE_LIMITS.maxIds) : NOTHING
}

export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

/** Ids with a heart, newest first; none on the server and while its page is taken over. */
export function useShortlist(): readonly number[] {
  return useSyncExternalStore(
    (onChange) => browserShortlist().subscribe(onChange),
    () => browserShortlist().ids(),
    () => NOTHING,
  )
}

/** Listings by id, in one call; null where there are none to ask for. */
export function chosenListings(ids: readonly number[]) {
  const input = ids.length === 0 ? null : { query: { ids: ids.join(','), page_size: String(ids.length) } }
  return [listingPublicEndpoints.search, input] as const
}

/** "Compare for up to four side by side." */
export const COMPARE_MAX = 4

export type Comparison = ReturnType<typeof useComparison>

/** Which of some listings are to be compared; one that left the list is not. */
export function useComparison(ids: readonly number[]) {
  const [marked, setMarked] = useState<readonly number[]>([])
  const chosen = marked.filter((id) => ids.includes(id))
  return {
    chosen,
    isFull: chosen.length >= COMPARE_MAX,
    toggle(id: number) {
      if (chosen.includes(id)) setMarked(chosen.filter((other) => other !== id))
      else if (chosen.length < COMPARE_MAX) setMarked([...chosen, id])
    },
  }
}
