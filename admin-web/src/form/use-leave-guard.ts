import { useEffect } from 'react'

const unsaved = new Set<object>()

/** Whether anything on the screen would be lost by leaving it. */
export function isWorkUnsaved(): boolean {
  return unsaved.size > 0
}

/** Asks before unsaved work is left: by a link or Back (`LeaveDialog` asks), or by closing the tab. */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const work = {}
    unsaved.add(work)
    return () => void unsaved.delete(work)
  }, [isDirty])
  useCloseGuard(isDirty)
}

/** Asks before the tab is closed; the screens of the dashboard may change. */
export function useCloseGuard(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnfinished])
}
