import { z } from 'zod'
import { get } from '../endpoint/define-endpoint.ts'
import { areaPageSchema } from './area-page.ts'

/** Any spelling: what is not the slug leads to it. */
const segment = z.string().min(1).max(120)

function show(id: string, path: `/${string}`) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return get('public', id, path, {
    summary: 'What is offered in an area, and for how much; 301 for another spelling',
    params: z.object(Object.fromEntries(names.map((name) => [name, segment]))),
    answer: areaPageSchema,
  })
}

/** Areas by their slugs, as their pages have them: a region or province, a city in it, a barangay of that. */
export const placePublicEndpoints = {
  country: show('place.country', '/places/'),
  outer: show('place.outer', '/places/{outer}/'),
  city: show('place.city', '/places/{outer}/{city}/'),
  barangay: show('place.barangay', '/places/{outer}/{city}/{barangay}/'),
}
