import { useEffect, useLayoutEffect } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { forThisTab } from '../ui/browser-storage.ts'

/** How long a page may take to become as long as it was when it was left, or to have the part that a link leads to. */
const PATIENCE_MS = 3_000

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Path of the page that is shown; undefined until the one that was loaded is. */
let shownPath: string | undefined

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
    const leave = () => forThisTab.write(keyOf(location), String(window.scrollY))
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
    const isFresh = shownPath === undefined && isFreshLoad(key)
    const isWithin = shownPath === pathname
    shownPath = pathname
    if (type === NavigationType.Pop) {
      if (isFresh) forThisTab.remove(keyOf(location))
      // To a part of the page, by a link or an address.
      if (hash !== '' && (isFresh || isWithin)) return reachAsItGrows(() => showPart(hash.slice(1)))
      const top = Number(forThisTab.read(keyOf(location)) ?? 0)
      return reachAsItGrows(() => scrollTo(top))
    }
    if (type === NavigationType.Push && hash === '' && !isWithin) {
      window.scrollTo(0, 0)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }
    return undefined
  }, [pathname, type === NavigationType.Pop ? key : pathname])
}

function scrollTo(top: number): boolean {
  window.scrollTo(0, top)
  return Math.abs(window.scrollY - top) < 2
}

/** Parts of a page may come after it, and a link to them before them. */
function showPart(id: string): boolean {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  return part !== null
}

/** @param reach says whether it was reached; tried again whenever the page grows */
function reachAsItGrows(reach: () => boolean): (() => void) | undefined {
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
