import { listingPublicEndpoints } from '@tahanan/contracts/listing/listing.public-endpoints.ts'
import { useRef } from 'react'
import { preload } from 'swr'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointAddress } from '@tahanan/contracts/endpoint/endpoint-address.ts'

const { show } = listingPublicEndpoints

/** How long a pointer rests before it means it. */
const INTENT_MS = 80

/**
 * A card's detail, fetched when somebody is about to open it (decision 34a): by the time of the click it is there. "On a
 * listing card's detail fetch a 404 only logs" (§8).
 */
export function useListingPrefetch(slug: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fetchSoon = () => {
    timer.current = setTimeout(() => {
      const input = { params: { slug } }
      const asked: unknown = preload(endpointAddress(show, input), () => callEndpoint(show, input))
      Promise.resolve(asked).catch((problem: unknown) => console.debug('prefetch', slug, problem))
    }, INTENT_MS)
  }
  const forget = () => clearTimeout(timer.current)
  return { onPointerEnter: fetchSoon, onPointerLeave: forget, onFocus: fetchSoon, onBlur: forget }
}
