import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router-dom'
import { changedPart } from './three-way.ts'

export interface DraftState<Values> {
  readonly values: Values
  /** What the form started from. */
  readonly base: Values
  readonly isDirty: boolean
  set<Field extends keyof Values>(field: Field, value: Values[Field]): void
  /** Applies a pure rule: `update((values) => choosePropertyType(values, 1))`. */
  update(change: (values: Values) => Values): void
  /** `sent` was saved as `stored`: that is the base now, and what has been typed since stays. */
  markSaved(sent: Values, stored: Values): void
  /** Starts again from other values: a colleague's. */
  restart(base: Values, values?: Values): void
}

/** The values of a form, what it started from, and whether they differ. */
export function useDraft<Values extends object>(initial: () => Values): DraftState<Values> {
  const [{ base, values }, setState] = useState(() => {
    const first = initial()
    return { base: first, values: first }
  })
  const update = useCallback((change: (values: Values) => Values) => {
    setState((state) => ({ ...state, values: change(state.values) }))
  }, [])
  const set = useCallback<DraftState<Values>['set']>(
    (field, value) => update((current) => ({ ...current, [field]: value })),
    [update],
  )
  const markSaved = useCallback((sent: Values, stored: Values) => {
    setState((state) => ({ base: stored, values: { ...stored, ...changedPart(sent, state.values) } }))
  }, [])
  const restart = useCallback((next: Values, now = next) => setState({ base: next, values: now }), [])
  const isDirty = useMemo(() => JSON.stringify(values) !== JSON.stringify(base), [values, base])
  return { values, base, isDirty, set, update, markSaved, restart }
}

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
