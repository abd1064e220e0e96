import { z } from 'zod'
import { alertsAnswerSchema } from '../alert/alert.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'
import { staffListAnswer } from '../page/staff-list.ts'
import { requiredText } from '../text/text-fields.ts'
import { viewingAnswerSchema } from '../viewing/viewing.ts'
import { addLeadBody, leadPersonBody, mergeLeadsBody, updateLeadBody } from './lead-bodies.ts'
import { LEAD_LIMITS } from './lead-limits.ts'
import {
  leadAnswerSchema,
  leadFilterSchema,
  leadListCountsSchema,
  leadListQuerySchema,
  leadViewSchema,
} from './lead.ts'

/** Body of POST /admin/leads/{id}/notes/. */
const leadNoteBody = z.strictObject({ text: requiredText(LEAD_LIMITS.note) })

/** The answer of GET /admin/leads/: the envelope of every list, and the counts. */
const leadListAnswerSchema = staffListAnswer(leadAnswerSchema).extend({ counts: leadListCountsSchema })

const one = { path: '/admin/leads/{id}/', params: idParams } as const
const read = { method: 'GET', access: 'viewer' } as const
const act = { method: 'POST', access: 'editor', params: idParams } as const
/** In the body, so that nobody's address stands in a URL, where logs and histories keep it. */
const person = { method: 'POST', access: 'admin', body: leadPersonBody } as const

/** §7 "Leads". */
export const leadEndpoints = {
  list: defineEndpoint({
    ...read,
    id: 'lead.list',
    path: '/admin/leads/',
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
    id: 'lead.create',
    method: 'POST',
    path: '/admin/leads/',
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
    summary:
      'Changes what is sent: spam mark, status, assignee, listing, next step or its day. A next step that is emptied is noted as done. 409 `stale` with the latest, and for one that is kept under another.',
    body: updateLeadBody,
    answer: leadAnswerSchema,
  }),
  delete: defineEndpoint({
    access: 'editor',
    ...one,
    id: 'lead.delete',
    method: 'DELETE',
    summary: `Takes a lead out of the lists; it can be restored for ${LEAD_LIMITS.deletedDays} days.`,
  }),
  restore: defineEndpoint({
    ...act,
    id: 'lead.restore',
    path: '/admin/leads/{id}/restore/',
    summary: 'Brings a deleted lead back.',
    answer: leadAnswerSchema,
  }),
  addNote: defineEndpoint({
    ...act,
    id: 'lead.add-note',
    path: '/admin/leads/{id}/notes/',
    summary: 'Adds a note to the timeline.',
    body: leadNoteBody,
    answer: leadViewSchema,
    status: 201,
  }),
  merge: defineEndpoint({
    ...act,
    id: 'lead.merge',
    path: '/admin/leads/{id}/merge/',
    summary:
      'Keeps other leads of the same person, by e-mail or telephone, under this one: they leave the lists, and their messages, viewings and timelines are shown with it.',
    body: mergeLeadsBody,
    answer: leadViewSchema,
    refusals: [409],
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
    summary: 'Everything kept of a person, deleted and merged leads, notes, viewings and alerts included (RA 10173).',
    answer: alertsAnswerSchema.extend({
      leads: z.array(leadViewSchema.omit({ merged: true, same_person: true })),
      viewings: z.array(viewingAnswerSchema),
    }),
  }),
  erasePerson: defineEndpoint({
    ...person,
    id: 'lead.erase-person',
    path: '/admin/leads/person/erase/',
    summary:
      'Erases every lead of a person for good, with notes, viewings and what the audit trail quotes, and every alert (RA 10173).',
    answer: z.object({ erased: z.int().nonnegative(), alerts: z.int().nonnegative() }),
  }),
}
