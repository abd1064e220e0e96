import { z } from 'zod'
import { get } from '../endpoint/define-endpoint.ts'
import { lineField } from '../text/line-field.ts'
import { areaAnswerSchema, placeAnswerShape } from './place.ts'

const foundAreas = z.object({ results: z.array(areaAnswerSchema) })

/** Areas for the forms of staff (decision 131). */
export const placeEndpoints = {
  find: get('viewer', 'place.find', '/admin/places/', {
    summary: 'Areas that `q` may name, the likeliest first, 12 at most, or the one of a code; none for an empty text.',
    query: z.strictObject({ q: lineField(200).default('') }),
    answer: foundAreas,
    partner: { scope: 'areas', answer: foundAreas },
  }),
  resolve: get('viewer', 'place.resolve', '/admin/places/resolve/', {
    summary:
      'The area and point of `location` as a listing or project would be saved with it; `beside`, its name, decides ' +
      'between areas of one name. `candidates` are the areas that it may be where nothing decides.',
    query: z.strictObject({ location: lineField(300).default(''), beside: lineField(300).default('') }),
    answer: z.object({
      ...placeAnswerShape,
      /** What of the location is no name of an area. */
      rest: z.string(),
      candidates: z.array(areaAnswerSchema),
    }),
  }),
} as const
