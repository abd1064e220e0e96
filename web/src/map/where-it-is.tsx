import type { PublicPlace } from '@tahanan/contracts/place/public-place.ts'
import { useContext, useEffect, useRef, useState } from 'react'
import { m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { TextLink } from '../ui/links.tsx'
import { around } from './around.ts'

/** Fetched when the page has been scrolled near it. */
const PlaceMap = pagePart(undefined, async () => (await import('./place-map.tsx')).PlaceMap)

const NEAR = '300px'

/** What one would walk, or go by tricycle. */
const NEARBY_M = 1_500

interface WhereItIsProps {
  /** Of the public answer; nothing is shown without it. */
  readonly place: PublicPlace | null | undefined
  readonly name: string
}

/** "Where it is": in words how well the place is known, and a small map where a script runs. */
export function WhereItIs({ place, name }: WhereItIsProps) {
  const { strictSpec } = useContext(SiteSettingsContext)
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (box.current === null) return undefined
    const observer = new IntersectionObserver((moves) => moves.at(-1)?.isIntersecting === true && setNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  if (!place || strictSpec) return null
  const { precision } = place
  return (
    <section aria-labelledby="where" className="print:hidden">
      <h2 id="where" className="mb-3 text-xl font-semibold">
        {m.map.whereItIs()}
      </h2>
      <p className="text-ink-soft">
        {precision === 'exact' ? m.map.exact() : precision === 'near' ? m.map.near() : m.map.area({ level: precision })}
      </p>
      <div
        ref={box}
        className="relative isolate mt-3 h-72 overflow-hidden rounded-lg border border-line bg-sunken [@media(scripting:none)]:hidden"
      >
        {isNear && <PlaceMap place={place} name={name} />}
      </div>
      <p className="mt-3">
        <TextLink to={nearbyHref(place)}>{m.map.nearby()}</TextLink>
      </p>
    </section>
  )
}

/** The search on the map around a place, at least as wide as the place is uncertain. */
function nearbyHref(place: PublicPlace): string {
  const { west, south, east, north } = around(place, Math.max(place.radius_m, NEARBY_M))
  return `/search?map=1&bbox=${[west, south, east, north].map((degrees) => degrees.toFixed(4)).join()}`
}
