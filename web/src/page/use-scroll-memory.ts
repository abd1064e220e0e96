import { useEffect, useLayoutEffect } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How long a page may take to become as long as it was when it was left. */
const PATIENCE_MS = 3_000

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Whether the page that was loaded has been shown; what follows are steps within the visit. */
let isLoaded = false

/** Every load of a page begins with one and the same key of history: its address tells it from others. */
const keyOf = ({ key, pathname, search }: Location) => `scroll ${key} ${pathname}${search}`

/** Somebody came by a link or an address, rather than back or again. */
function isFreshLoad(key: string): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return key === 'default' && load instanceof PerformanceNavigationTiming && load.type === 'navigate'
}

/**
 * A new page begins at its top, with the focus where its content begins; going back leads to the place that was left,
 * as soon as the page is long enough again. A change of the query alone, made in place, moves nothing.
 */
export function useScrollMemory(): void {
  const location = useLocation()
  const { key, pathname, hash } = location
  const type = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useBrowserLayoutEffect(() => {
    const leave = () => {
      try {
        sessionStorage.setItem(keyOf(location), String(window.scrollY))
      } catch {
        // Full or forbidden: going back begins at the top.
      }
    }
    // In the place of another entry it is where that one was, also when nobody scrolls any more.
    if (type === NavigationType.Replace) leave()
    window.addEventListener('pagehide', leave)
    window.addEventListener('scroll', leave, { passive: true })
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('scroll', leave)
    }
  }, [key])

  useBrowserLayoutEffect(() => {
    if (type === NavigationType.Pop && !isLoaded && isFreshLoad(key)) sessionStorage.removeItem(keyOf(location))
    isLoaded = true
    if (type === NavigationType.Pop) return restore(Number(sessionStorage.getItem(keyOf(location)) ?? 0))
    if (type === NavigationType.Push && hash === '') {
      window.scrollTo(0, 0)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }
    return undefined
  }, [pathname, type === NavigationType.Pop ? key : pathname])
}

function restore(top: number): (() => void) | undefined {
  const reach = () => {
    window.scrollTo(0, top)
    return Math.abs(window.scrollY - top) < 2
  }
  if (reach()) return undefined
  const observer = new ResizeObserver(() => {
    if (reach()) stop()
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  // Whoever scrolls in the meantime has decided otherwise.
  window.addEventListener('wheel', stop, { once: true, passive: true })
  window.addEventListener('touchmove', stop, { once: true, passive: true })
  observer.observe(document.body)
  return stop

  function stop(): void {
    clearTimeout(timer)
    observer.disconnect()
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchmove', stop)
  }
}
