import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Tells of what was chosen before the page's code came, once it is there; drawn anew, the select would forget it.
 *
 * @param value what the select is to show
 * @returns to be given to the select
 */
export function useChosenBefore(
  value: string,
  tell: (select: HTMLSelectElement) => void,
): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null)
  const catchUp = useEffectEvent(() => {
    if (select.current !== null && select.current.value !== value) tell(select.current)
  })
  useEffect(() => catchUp(), [])
  return select
}
