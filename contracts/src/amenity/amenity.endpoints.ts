import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-params.ts'
import { noAnswer } from '../endpoint/no-answer.ts'
import { noInput } from '../endpoint/no-input.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { amenityAnswerSchema } from './amenity-answer.ts'
import { createAmenityBody } from './create-amenity-body.ts'
import { updateAmenityBody } from './update-amenity-body.ts'

const one = {
  path: '/admin/amenities/{id}/',
  params: idParams,
  query: noInput,
} as const

/** §7 "Admin amenities". */
export const amenityEndpoints = {
  list: defineEndpoint({
    id: 'amenity.list',
    method: 'GET',
    path: '/admin/amenities/',
    access: 'viewer',
    summary: 'Amenities, newest first; `q` searches names.',
    params: noInput,
    query: staffListQuerySchema,
    body: noInput,
    bodyKind: 'json',
    answer: staffListAnswer(amenityAnswerSchema),
    status: 200,
  }),
  get: defineEndpoint({
    ...one,
    id: 'amenity.get',
    method: 'GET',
    access: 'viewer',
    summary: 'One amenity.',
    body: noInput,
    bodyKind: 'json',
    answer: amenityAnswerSchema,
    status: 200,
  }),
  create: defineEndpoint({
    id: 'amenity.create',
    method: 'POST',
    path: '/admin/amenities/',
    access: 'editor',
    summary: 'Adds an amenity. 400 on `name` when there is one of that name.',
    params: noInput,
    query: noInput,
    body: createAmenityBody,
    bodyKind: 'form',
    answer: amenityAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...one,
    id: 'amenity.update',
    method: 'PATCH',
    access: 'editor',
    summary: 'Renames an amenity. 409 `stale` when somebody else changed it meanwhile.',
    body: updateAmenityBody,
    bodyKind: 'form',
    answer: amenityAnswerSchema,
    status: 200,
  }),
  delete: defineEndpoint({
    ...one,
    id: 'amenity.delete',
    method: 'DELETE',
    access: 'editor',
    summary: 'Deletes an amenity. 409 `in_use` with counts while projects or listings have it.',
    body: noInput,
    bodyKind: 'json',
    answer: noAnswer,
    status: 204,
  }),
}
