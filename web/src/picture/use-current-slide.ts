import { type RefObject, useEffect, useState } from 'react'

/** Which of the slides side by side is in view, and the way to another. */
export function useCurrentSlide(list: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const look = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [list])
  const goTo = (place: number) => {
    const element = list.current
    if (element === null) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left: place * element.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
  }
  return { current, goTo }
}
