import { recordEndpoints } from '../endpoint/record-endpoints.ts'
import { staffListAnswer } from '../page/staff-list-answer.ts'
import { createDeveloperBody } from './create-developer-body.ts'
import { developerAnswerSchema } from './developer-answer.ts'
import { developerDetailAnswerSchema } from './developer-detail-answer.ts'
import { updateDeveloperBody } from './update-developer-body.ts'

/** §7 "Admin developers", and the detail call behind the table's View. */
export const developerEndpoints = recordEndpoints({
  noun: 'developer',
  path: '/admin/developer/',
  answers: {
    list: staffListAnswer(developerAnswerSchema),
    get: developerDetailAnswerSchema,
    stored: developerAnswerSchema,
  },
  bodies: { create: createDeveloperBody, update: updateDeveloperBody },
  bodyKind: 'files',
  summaries: {
    list: 'Developers, newest first; `q` searches name, address, number and person.',
    get: 'One developer with its projects.',
    create: 'Adds a developer. 400 on `name` when there is one of that name.',
    update: 'Changes what is sent. 409 `stale` when somebody else changed it meanwhile.',
    delete: 'Deletes a developer. 409 `in_use` with counts while it has projects.',
  },
})
