import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface AddressFilter<Name extends string> {
  /** What the address says; empty where it says nothing. */
  get(name: Name): string
  /** Sets some of them, an empty one by leaving it out; the list begins at its first page again. */
  change(part: Readonly<Partial<Record<Name, string>>>): void
}

/** Places of a list that another filter makes meaningless. */
const PLACES = ['page', 'before']

/** Filters of a list, kept in the address beside its search and page. `names` is a constant. */
export function useAddressFilter<Name extends string>(names: readonly Name[]): AddressFilter<Name> {
  const [search, setSearch] = useSearchParams()
  const change = useCallback<AddressFilter<Name>['change']>(
    (part) =>
      setSearch((current) => {
        const changed = new URLSearchParams(current)
        for (const place of PLACES) changed.delete(place)
        for (const name of names) {
          const value = part[name]
          if (value === '') changed.delete(name)
          else if (value !== undefined) changed.set(name, value)
        }
        return changed
      }),
    [names, setSearch],
  )
  return { get: (name) => search.get(name) ?? '', change }
}
