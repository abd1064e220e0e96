import { recordAnswers, recordEndpoints } from '../endpoint/record-endpoints.ts'
import { updateForm } from '../endpoint/id-fields.ts'
import { staffListAnswer } from '../page/staff-list.ts'
import { createDeveloperBody, developerAnswerSchema, type DeveloperChanges, developerForm } from './developer.ts'
import { developerDetailAnswerSchema } from './developer-page.ts'

/** Body of PATCH /admin/developer/{id}/: the same form, of which anything may be left out. */
const updateDeveloperBody = updateForm(developerForm).transform((form) => {
  const changes: DeveloperChanges = {
    name: form.name,
    officeAddress: form.office_address,
    contactNumber: form.contact_number,
    contactPerson: form.contact_person,
    details: form.details,
  }
  return { changes, picture: form.pictures ?? [], version: form.version }
})

/** §7 "Admin developers", and the detail call behind the table's View. */
export const developerEndpoints = recordEndpoints({
  noun: 'developer',
  path: '/admin/developer/',
  answers: { ...recordAnswers(developerAnswerSchema), get: developerDetailAnswerSchema },
  bodies: { create: createDeveloperBody, update: updateDeveloperBody },
  bodyKind: 'files',
  partner: {
    list: { scope: 'developers', answer: staffListAnswer(developerAnswerSchema) },
    get: { scope: 'developers', answer: developerDetailAnswerSchema },
  },
  summaries: {
    list: 'Developers, newest first; `q` searches name, address, number and person.',
    get: 'One developer with its projects.',
    create: 'Adds a developer. 400 on `name` when there is one of that name.',
    update: 'Changes what is sent. 409 `stale` when somebody else changed it meanwhile.',
    delete: 'Deletes a developer. 409 `in_use` with counts while it has projects.',
  },
})
