import { recordAnswers, recordEndpoints } from '../endpoint/record-endpoints.ts'
import { creationOf, updateForm, updateOf } from '../endpoint/id-fields.ts'
import { amenityAnswerSchema, createAmenityBody } from './amenity.ts'

/** §7 "Admin amenities". */
export const amenityEndpoints = recordEndpoints({
  noun: 'amenity',
  path: '/admin/amenities/',
  answers: recordAnswers(amenityAnswerSchema),
  bodies: {
    create: createAmenityBody.transform(creationOf),
    update: updateForm(createAmenityBody.shape).transform(updateOf),
  },
  bodyKind: 'form',
  summaries: {
    list: 'Amenities, newest first; `q` searches names.',
    get: 'One amenity.',
    create: 'Adds an amenity. 400 on `name` when there is one of that name.',
    update: 'Renames an amenity. 409 `stale` when somebody else changed it meanwhile.',
    delete: 'Deletes an amenity. 409 `in_use` with counts while projects or listings have it.',
  },
})
