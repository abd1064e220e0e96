import { recordEndpoints } from '../endpoint/record-endpoints.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { createRealtyBody } from './create-realty-body.ts'
import { realtyAnswerSchema } from './realty-answer.ts'
import { updateRealtyBody } from './update-realty-body.ts'

/** §7 "Realty": the firms that brokers work for (decision 98). */
export const realtyEndpoints = recordEndpoints({
  noun: 'realty',
  path: '/admin/realty/',
  answers: { list: staffListAnswer(realtyAnswerSchema), get: realtyAnswerSchema, stored: realtyAnswerSchema },
  bodies: { create: createRealtyBody, update: updateRealtyBody },
  bodyKind: 'files',
  summaries: {
    list: 'Firms, newest first; `q` searches name, address, numbers, person, e-mail and registrations.',
    get: 'One firm.',
    create: 'Adds a firm. 400 on `name` when there is one of that name.',
    update: 'Changes what is sent, the logo as `image` in a form. 409 `stale` when somebody else changed it meanwhile.',
    delete: 'Deletes a firm. 409 `in_use` with counts while brokers work for it.',
  },
})
