import { useState } from 'react'
import { useLeaveGuard } from './use-leave-guard.ts'

/** A stored text, and what is typed over it: that stays, whatever is stored meanwhile, until it was saved itself. */
export function useTyped(stored: string) {
  const [typed, setTyped] = useState({ text: stored, over: stored, isSaved: true })
  if (typed.isSaved && typed.over !== stored) setTyped({ text: stored, over: stored, isSaved: true })
  useLeaveGuard(!typed.isSaved && typed.text.trim() !== stored)
  return {
    text: typed.text,
    type: (text: string) => setTyped({ text, over: stored, isSaved: false }),
    /** To be called with whether what was typed up to now is stored; what was typed since stays. */
    settle: (isSaved: boolean) => setTyped((now) => (isSaved && now.text === typed.text ? { ...now, isSaved } : now)),
  }
}
