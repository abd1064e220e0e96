import { useEffect } from 'react'

/**
 * Fetches code that a screen needs later, once it has been drawn: the network may be gone when that is opened. Where it
 * fails, it is tried again then.
 *
 * @param load the same function at each call
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => void load().catch(() => {}), [load])
}
