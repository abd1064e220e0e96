import { useState } from 'react'

/** "Compare for up to four side by side." */
export const COMPARE_MAX = 4

export interface Comparison {
  readonly chosen: readonly number[]
  readonly isFull: boolean
  readonly toggle: (id: number) => void
}

/** Which of some listings are to be compared; one that left the list is not. */
export function useComparison(ids: readonly number[]): Comparison {
  const [marked, setMarked] = useState<readonly number[]>([])
  const chosen = marked.filter((id) => ids.includes(id))
  return {
    chosen,
    isFull: chosen.length >= COMPARE_MAX,
    toggle(id) {
      if (chosen.includes(id)) setMarked(chosen.filter((other) => other !== id))
      else if (chosen.length < COMPARE_MAX) setMarked([...chosen, id])
    },
  }
}
