import { useEffect, useState } from 'react'

const REST_MS = 120

/** A text once it has not changed for a moment: what follows typing is asked for when the fingers rest. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
