import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its page is taken over, true from then on: for what only a script can do. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
