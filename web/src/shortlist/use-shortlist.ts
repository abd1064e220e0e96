import { useSyncExternalStore } from 'react'
import { browserShortlist } from './browser-shortlist.ts'

const NONE: readonly number[] = []

/** Ids with a heart, newest first; none on the server and while its page is taken over. */
export function useShortlist(): readonly number[] {
  return useSyncExternalStore(
    (onChange) => browserShortlist().subscribe(onChange),
    () => browserShortlist().ids(),
    () => NONE,
  )
}
