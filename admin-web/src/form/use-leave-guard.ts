import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router-dom'

/** Asks before a screen with unsaved changes is left: by a link (`LeaveDialog` asks), or by closing the tab. */
export function useLeaveGuard(isDirty: boolean): Blocker {
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
}
