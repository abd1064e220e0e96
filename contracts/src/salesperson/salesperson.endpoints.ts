import { recordEndpoints } from '../endpoint/record-endpoints.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { createSalespersonBody } from './create-salesperson-body.ts'
import { salespersonAnswerSchema } from './salesperson-answer.ts'
import { updateSalespersonBody } from './update-salesperson-body.ts'

/** §7 "Salespersons". */
export const salespersonEndpoints = recordEndpoints({
  noun: 'salesperson',
  path: '/admin/sales-person/',
  answers: {
    list: staffListAnswer(salespersonAnswerSchema),
    get: salespersonAnswerSchema,
    stored: salespersonAnswerSchema,
  },
  bodies: { create: createSalespersonBody, update: updateSalespersonBody },
  bodyKind: 'files',
  summaries: {
    list: 'Salespersons, newest first; `q` searches name, position, numbers, e-mail, licences and broker.',
    get: 'One salesperson.',
    create: 'Adds a salesperson, whose photo comes in a second call. 400 on `name` when there is one of that name.',
    update:
      'Changes what is sent: JSON for details, a form with `image` for the photo. `license` and `socials` are whole lists. 409 `stale` when somebody else changed it meanwhile.',
    delete: 'Deletes a salesperson. 409 `in_use` with counts while open leads are assigned to him or her.',
  },
})
