import { type RefCallback, type ToggleEventHandler, useCallback } from 'react'

/**
 * What a `<details>` takes to tell whether it is open. A browser opens it also before the page's code has come, and React
 * hears nothing of that: so it is looked at once it is taken over.
 *
 * @param tell the same function at each call
 */
export function useDetails(tell: (isOpen: boolean) => void): {
  readonly ref: RefCallback<HTMLDetailsElement>
  readonly onToggle: ToggleEventHandler<HTMLDetailsElement>
} {
  const ref = useCallback((details: HTMLDetailsElement | null) => void (details && tell(details.open)), [tell])
  return { ref, onToggle: ({ currentTarget }) => tell(currentTarget.open) }
}
