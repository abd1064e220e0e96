import { useCallback, useEffect, useMemo, useState } from 'react'
import { type KeptDraft, keptDrafts } from './kept-drafts.ts'
import { changedPart } from './three-way.ts'

/** What the last time left of a form, and what is to become of it. */
export interface DraftKeeping {
  /** Typed and not saved, within a day; undefined for none, and once it is decided on. */
  readonly kept: KeptDraft | undefined
  restore(): void
  /** Nothing of the form is kept any more. */
  forget(): void
}

export interface DraftState<Values> extends DraftKeeping {
  readonly values: Values
  /** What the form started from, */
  readonly base: Values
  /** and which version of its record that was; 0 for a new one. */
  readonly version: number
  readonly isDirty: boolean
  set<Field extends keyof Values>(field: Field, value: Values[Field]): void
  /** Applies a pure rule: `update((values) => choosePropertyType(values, 1))`. */
  update(change: (values: Values) => Values): void
  /** `sent` was saved as `stored`: that is the base now, and what has been typed since stays. */
  markSaved(sent: Values, stored: Values, version: number): void
  /** Starts again from other values: a colleague's. */
  restart(base: Values, values: Values, version: number): void
}

interface DraftOptions {
  readonly version?: number
  /** As what it is kept in this browser, `developer 12`; without a name it is not. */
  readonly name?: string
}

/** The values of a form, what it started from, and whether they differ; what differs is kept until it is saved. */
export function useDraft<Values extends object>(
  initial: () => Values,
  { version: first = 0, name }: DraftOptions = {},
): DraftState<Values> {
  const [{ base, values, version }, setState] = useState(() => {
    const start = initial()
    return { base: start, values: start, version: first }
  })
  const [kept, setKept] = useState(() => (name === undefined ? undefined : keptDrafts.find(name)))
  const update = useCallback((change: (values: Values) => Values) => {
    setState((state) => ({ ...state, values: change(state.values) }))
  }, [])
  const set = useCallback<DraftState<Values>['set']>(
    (field, value) => update((current) => ({ ...current, [field]: value })),
    [update],
  )
  const markSaved = useCallback((sent: Values, stored: Values, next: number) => {
    setState((state) => ({ base: stored, values: { ...stored, ...changedPart(sent, state.values) }, version: next }))
    setKept(undefined)
  }, [])
  const restart = useCallback((next: Values, now: Values, of: number) => {
    setState({ base: next, values: now, version: of })
  }, [])
  const isDirty = useMemo(() => JSON.stringify(values) !== JSON.stringify(base), [values, base])

  // Not by `kept`: what was saved just now, and forgotten, would be kept again.
  useEffect(() => {
    if (name === undefined || !isDirty) return
    const typed = changedPart(base, values)
    const before = Object.fromEntries(Object.entries(base).filter(([field]) => field in typed))
    keptDrafts.keep(name, { atMs: Date.now(), version, base: before, values: { ...typed } })
  }, [name, isDirty, base, values, version])
  useEffect(() => {
    if (name !== undefined && !isDirty && kept === undefined) keptDrafts.forget(name)
  }, [name, isDirty, kept])

  const restore = (): void => {
    if (kept === undefined) return
    // What a colleague has changed meanwhile comes up when it is saved, as the version is that of then.
    restart({ ...base, ...kept.base }, { ...base, ...kept.base, ...kept.values }, kept.version)
    setKept(undefined)
  }
  const forget = (): void => {
    setKept(undefined)
    if (name !== undefined) keptDrafts.forget(name)
  }
  return { values, base, version, isDirty, set, update, markSaved, restart, kept, restore, forget }
}
