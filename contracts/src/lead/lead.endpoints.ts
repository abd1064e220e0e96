import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'
import { staffListAnswer } from '../page/staff-list.ts'
import { requiredText } from '../text/text-fields.ts'
import { addLeadBody, leadPersonBody, updateLeadBody } from './lead-bodies.ts'
import { LEAD_LIMITS } from './lead-limits.ts'
import { leadAnswerSchema, leadCountsSchema, leadFilterSchema, leadListQuerySchema, leadViewSchema } from './lead.ts'

/** Body of POST /admin/leads/{id}/notes/. */
const leadNoteBody = z.strictObject({ text: requiredText(LEAD_LIMITS.note) })

/** The answer of GET /admin/leads/: the envelope of every list, and the counts. */
const leadListAnswerSchema = staffListAnswer(leadAnswerSchema).extend({ counts: leadCountsSchema })

const all = { path: '/admin/leads/' } as const
const one = { path: '/admin/leads/{id}/', params: idParams } as const
const read = { method: 'GET', access: 'viewer' } as const
/** In the body, so that nobody's address stands in a URL, where logs and histories keep it. */
const person = { method: 'POST', access: 'admin', body: leadPersonBody } as const

/** §7 "Leads". */
export const leadEndpoints = {
  list: defineEndpoint({
    ...read,
    ...all,
    id: 'lead.list',
    summary:
      'Leads, newest first, without spam and deleted ones unless asked for; `counts` is of all of them. Who saw which is in the audit trail.',
    query: leadListQuerySchema,
    answer: leadListAnswerSchema,
  }),
  get: defineEndpoint({
    ...read,
    ...one,
    id: 'lead.get',
    summary: 'One lead with its timeline and the same person’s others. Each reading is noted in the audit trail.',
    answer: leadViewSchema,
  }),
  create: defineEndpoint({
    access: 'editor',
    ...all,
    id: 'lead.create',
    method: 'POST',
    summary: 'Adds a lead by hand.',
    body: addLeadBody,
    answer: leadAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    access: 'editor',
    ...one,
    id: 'lead.update',
    method: 'PATCH',
    summary: 'Changes what is sent: spam mark, status, assignee, listing or follow-up. 409 `stale` with the latest.',
    body: updateLeadBody,
    answer: leadAnswerSchema,
  }),
  delete: defineEndpoint({
    access: 'editor',
    ...one,
    id: 'lead.delete',
    method: 'DELETE',
    summary: 'Takes a lead out of the lists; it can be restored.',
  }),
  restore: defineEndpoint({
    access: 'editor',
    id: 'lead.restore',
    method: 'POST',
    path: '/admin/leads/{id}/restore/',
    params: idParams,
    summary: 'Brings a deleted lead back.',
    answer: leadAnswerSchema,
  }),
  addNote: defineEndpoint({
    access: 'editor',
    id: 'lead.add-note',
    method: 'POST',
    path: '/admin/leads/{id}/notes/',
    params: idParams,
    summary: 'Adds a note to the timeline.',
    body: leadNoteBody,
    answer: leadViewSchema,
    status: 201,
  }),
  export: defineEndpoint({
    ...read,
    id: 'lead.export',
    access: 'editor',
    path: '/admin/leads/export/',
    summary: 'Every lead that fits, as CSV; cells that a spreadsheet would take for formulas begin with an apostrophe.',
    query: leadFilterSchema,
    answer: z.string().meta({ contentMediaType: 'text/csv' }),
  }),
  exportPerson: defineEndpoint({
    ...person,
    id: 'lead.export-person',
    path: '/admin/leads/person/export/',
    summary: 'Everything kept of a person, deleted leads and notes included (RA 10173).',
    answer: z.object({ leads: z.array(leadViewSchema.omit({ same_person: true })) }),
  }),
  erasePerson: defineEndpoint({
    ...person,
    id: 'lead.erase-person',
    path: '/admin/leads/person/erase/',
    summary: 'Erases every lead of a person for good, with notes and what the audit trail quotes (RA 10173).',
    answer: z.object({ erased: z.int().nonnegative() }),
  }),
}
