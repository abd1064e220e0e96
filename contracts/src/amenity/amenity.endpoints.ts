import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-params.ts'
import { noAnswer } from '../endpoint/no-answer.ts'
import { noInput } from '../endpoint/no-input.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { amenityAnswerSchema } from './amenity-answer.ts'
import { createAmenityBody } from './create-amenity-body.ts'
import { updateAmenityBody } from './update-amenity-body.ts'

const all = { path: '/admin/amenities/', params: noInput } as const
const one = { path: '/admin/amenities/{id}/', params: idParams } as const
const read = { method: 'GET', access: 'viewer', body: noInput, bodyKind: 'json', status: 200 } as const
const write = { access: 'editor', query: noInput, bodyKind: 'form' } as const

/** §7 "Admin amenities". */
export const amenityEndpoints = {
  list: defineEndpoint({
    ...read,
    ...all,
    id: 'amenity.list',
    summary: 'Amenities, newest first; `q` searches names.',
    query: staffListQuerySchema,
    answer: staffListAnswer(amenityAnswerSchema),
  }),
  get: defineEndpoint({
    ...read,
    ...one,
    id: 'amenity.get',
    summary: 'One amenity.',
    query: noInput,
    answer: amenityAnswerSchema,
  }),
  create: defineEndpoint({
    ...write,
    ...all,
    id: 'amenity.create',
    method: 'POST',
    summary: 'Adds an amenity. 400 on `name` when there is one of that name.',
    body: createAmenityBody,
    answer: amenityAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...write,
    ...one,
    id: 'amenity.update',
    method: 'PATCH',
    summary: 'Renames an amenity. 409 `stale` when somebody else changed it meanwhile.',
    body: updateAmenityBody,
    answer: amenityAnswerSchema,
    status: 200,
  }),
  delete: defineEndpoint({
    ...write,
    ...one,
    id: 'amenity.delete',
    method: 'DELETE',
    summary: 'Deletes an amenity. 409 `in_use` with counts while projects or listings have it.',
    body: noInput,
    answer: noAnswer,
    status: 204,
  }),
}
