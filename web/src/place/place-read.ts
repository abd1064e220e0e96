import { placePublicEndpoints } from '@tahanan/contracts/place/place.public-endpoints.ts'
import type { PageParams } from '../page/define-page.tsx'

const { country, outer, city, barangay } = placePublicEndpoints

/** The call of an area's page, by the parts of its address: `{ outer: 'cebu', city: 'cebu-city' }`. */
export function placeRead(parts: PageParams) {
  const params = Object.fromEntries(
    Object.entries(parts).flatMap(([name, slug]) => (slug ? [[name, decoded(slug)]] : [])),
  )
  const endpoint = [country, outer, city, barangay][Object.keys(params).length] ?? barangay
  return [endpoint, { params }] as const
}

/** Accents are escaped in a path. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
