import { z } from 'zod'
import { del } from '../endpoint/define-endpoint.ts'
import { idParams, updateForm } from '../endpoint/id-fields.ts'
import { recordEndpoints } from '../endpoint/record-endpoints.ts'
import { staffListAnswer } from '../page/staff-list.ts'
import { brokerAnswerSchema, brokerChangesOf, brokerForm, createBrokerBody } from './broker.ts'

/** Body of PATCH /admin/broker/{id}/: the same form, of which anything may be left out. */
const updateBrokerBody = updateForm(brokerForm).transform((form) => ({
  ...brokerChangesOf(form),
  version: form.version,
}))

/** The answer of GET /admin/broker/: the envelope of every list, and whom forms preselect. */
const brokerListAnswerSchema = staffListAnswer(brokerAnswerSchema).extend({
  /** `DEFAULT_BROKER_ID`; null when there is none of that id (decision 68). */
  default_broker_id: z.int().positive().nullable(),
})

/** §7 "Brokers". */
export const brokerEndpoints = {
  ...recordEndpoints({
    noun: 'broker',
    path: '/admin/broker/',
    answers: { list: brokerListAnswerSchema, get: brokerAnswerSchema, stored: brokerAnswerSchema },
    bodies: { create: createBrokerBody, update: updateBrokerBody },
    bodyKind: 'files',
    summaries: {
      list: 'Brokers, newest first; `q` searches name, position, numbers, e-mail, licences and firm.',
      get: 'One broker.',
      create: 'Adds a broker. 400 on `name` when there is one of that name.',
      update:
        'Changes what is sent: JSON for details, a form with `image` for the photo. `license` and `socials` are whole lists. 409 `stale` when somebody else changed it meanwhile.',
      delete: 'Deletes a broker. 409 `in_use` with counts while listings, salespersons or a firm refer to it.',
    },
  }),
  deleteLicense: del('editor', 'broker.delete-license', '/admin/broker/license/{id}/', {
    summary: 'Takes one licence from the broker who has it.',
    params: idParams,
  }),
}
