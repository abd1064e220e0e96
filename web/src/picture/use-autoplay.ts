import { useEffect, useEffectEvent, useState } from 'react'
import { useWantsMotion } from '../ui/use-wants-motion.ts'

interface AutoplayOptions {
  /** There is something to go on to, and nothing in the way. */
  readonly isPossible: boolean
  readonly onTick: () => void
}

const PERIOD_MS = 5_000

/** Goes on every five seconds, unless it was stopped, is being looked at closely, or motion is unwanted (WCAG 2.2.2). */
export function useAutoplay({ isPossible, onTick }: AutoplayOptions) {
  const [chosen, choose] = useState<boolean>()
  const [isResting, setResting] = useState(false)
  const isWelcome = useWantsMotion()
  const isWanted = chosen ?? isWelcome
  const isRunning = isWanted === true && isPossible && !isResting
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick()
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => tick(), PERIOD_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    /** Undefined until the browser has said whether motion is welcome. */
    isWanted,
    isRunning,
    toggle: () => choose(isWanted !== true),
    pause: () => choose(false),
    /** For the element that it goes on in. */
    restWhile: {
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      onFocus: () => setResting(true),
      onBlur: () => setResting(false),
    },
  }
}
