import { useCallback } from 'react'

/** Moves the focus to the first field that something is wrong with, once its message is there. */
export function useFirstProblem(): () => void {
  return useCallback(() => {
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }, [])
}
