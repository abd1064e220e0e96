import { useEffect, useState } from 'react'

/** Which of the slides side by side in an element is in view, from 0, and the way to another. */
export function useCurrentSlide(strip: Element | null) {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (strip === null) return undefined
    const look = () => setCurrent(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)))
    look()
    strip.addEventListener('scroll', look, { passive: true })
    return () => strip.removeEventListener('scroll', look)
  }, [strip])
  const goTo = (place: number) => {
    if (strip === null) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.scrollTo({ left: place * strip.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
  }
  return { current, goTo }
}
