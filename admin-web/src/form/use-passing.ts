import { useCallback, useEffect, useRef, useState } from 'react'

/** A value that is there for a while: an alert (§9 "saved alert 1500 ms, amenity alert 3 seconds, warning 8000 ms"). */
export function usePassing<Value>(durationMs: number): [Value | undefined, (value: Value) => void] {
  const [value, setValue] = useState<Value>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(
    (next: Value) => {
      clearTimeout(timer.current)
      setValue(next)
      timer.current = setTimeout(() => setValue(undefined), durationMs)
    },
    [durationMs],
  )
  return [value, show]
}
