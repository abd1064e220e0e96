import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { useEffect, useRef, useState } from 'react'

/** What becomes of a call that somebody sends: it is under way, refused (`failure`), or answered. */
export function useSending<Answer>() {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiProblem>()
  const [answer, setAnswer] = useState<Answer>()
  const send = async (call: () => Promise<Answer>) => {
    setSending(true)
    setFailure(undefined)
    try {
      setAnswer(await call())
    } catch (problem) {
      setFailure(problem instanceof ApiProblem ? problem : undefined)
    } finally {
      setSending(false)
    }
  }
  return { isSending, failure, answer, send, forget: () => setAnswer(undefined) }
}

/** For how long a form has been shown, in milliseconds: who fills it in at once is a machine (decision 111). */
export function useShownTime() {
  const shownAtMs = useRef<number>(undefined)
  useEffect(() => {
    shownAtMs.current ??= Date.now()
  }, [])
  return {
    elapsedMs: () => Date.now() - (shownAtMs.current ?? Date.now()),
    restart() {
      shownAtMs.current = Date.now()
    },
  }
}
