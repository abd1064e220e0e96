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

const STILL = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(STILL)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether things may move by themselves; undefined until the browser has said so. */
export function useWantsMotion(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => !matchMedia(STILL).matches,
    () => undefined,
  )
}
