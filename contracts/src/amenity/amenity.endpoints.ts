import { z } from 'zod'
import { recordEndpoints } from '../endpoint/record-endpoints.ts'
import { versionField } from '../endpoint/id-fields.ts'
import { staffListAnswer } from '../page/staff-list.ts'
import { amenityAnswerSchema, createAmenityBody } from './amenity.ts'

/** The same form to rename one; a name that is left out stays. */
const updateAmenityBody = z
  .strictObject({ ...createAmenityBody.partial().shape, version: versionField() })
  .transform(({ version, ...changes }) => ({ changes, expectedVersion: version }))

/** §7 "Admin amenities". */
export const amenityEndpoints = recordEndpoints({
  noun: 'amenity',
  path: '/admin/amenities/',
  answers: { list: staffListAnswer(amenityAnswerSchema), get: amenityAnswerSchema, stored: amenityAnswerSchema },
  bodies: { create: createAmenityBody, update: updateAmenityBody },
  bodyKind: 'form',
  summaries: {
    list: 'Amenities, newest first; `q` searches names.',
    get: 'One amenity.',
    create: 'Adds an amenity. 400 on `name` when there is one of that name.',
    update: 'Renames an amenity. 409 `stale` when somebody else changed it meanwhile.',
    delete: 'Deletes an amenity. 409 `in_use` with counts while projects or listings have it.',
  },
})
