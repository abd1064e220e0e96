import { z } from 'zod'
import { alertsAnswerSchema } from '../alert/alert.ts'
import { del, get, patch, post } from '../endpoint/define-endpoint.ts'
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

/** §7 "Leads". */
export const leadEndpoints = {
  list: get('viewer', 'lead.list', '/admin/leads/', {
    summary:
      'Leads, newest first, without spam and deleted ones unless asked for; `counts` is of all of them. Who saw which is in the audit trail.',
    query: leadListQuerySchema,
    answer: leadListAnswerSchema,
  }),
  get: get('viewer', 'lead.get', '/admin/leads/{id}/', {
    params: idParams,
    summary: 'One lead with its timeline and the same person’s others. Each reading is noted in the audit trail.',
    answer: leadViewSchema,
  }),
  create: post('editor', 'lead.create', '/admin/leads/', {
    summary: 'Adds a lead by hand.',
    body: addLeadBody,
    answer: leadAnswerSchema,
    status: 201,
  }),
  update: patch('editor', 'lead.update', '/admin/leads/{id}/', {
    params: idParams,
    summary:
      'Changes what is sent: spam mark, status, assignee, listing, next step or its day. A next step that is emptied is noted as done. 409 `stale` with the latest, and for one that is kept under another.',
    body: updateLeadBody,
    answer: leadAnswerSchema,
  }),
  delete: del('editor', 'lead.delete', '/admin/leads/{id}/', {
    params: idParams,
    summary: `Takes a lead out of the lists; it can be restored for ${LEAD_LIMITS.deletedDays} days.`,
  }),
  restore: post('editor', 'lead.restore', '/admin/leads/{id}/restore/', {
    params: idParams,
    summary: 'Brings a deleted lead back.',
    answer: leadAnswerSchema,
  }),
  addNote: post('editor', 'lead.add-note', '/admin/leads/{id}/notes/', {
    params: idParams,
    summary: 'Adds a note to the timeline.',
    body: leadNoteBody,
    answer: leadViewSchema,
    status: 201,
  }),
  merge: post('editor', 'lead.merge', '/admin/leads/{id}/merge/', {
    params: idParams,
    summary:
      'Keeps other leads of the same person, by e-mail or telephone, under this one: they leave the lists, and their messages, viewings and timelines are shown with it.',
    body: mergeLeadsBody,
    answer: leadViewSchema,
    refusals: [409],
  }),
  export: get('editor', 'lead.export', '/admin/leads/export/', {
    summary: 'Every lead that fits, as CSV; cells that a spreadsheet would take for formulas begin with an apostrophe.',
    query: leadFilterSchema,
    answer: z.string().meta({ contentMediaType: 'text/csv' }),
  }),
  // A person is named in the body, so that no address stands in a URL, where logs and histories keep it.
  exportPerson: post('admin', 'lead.export-person', '/admin/leads/person/export/', {
    body: leadPersonBody,
    summary: 'Everything kept of a person, deleted and merged leads, notes, viewings and alerts included (RA 10173).',
    answer: alertsAnswerSchema.extend({
      leads: z.array(leadViewSchema.omit({ merged: true, same_person: true })),
      viewings: z.array(viewingAnswerSchema),
    }),
  }),
  erasePerson: post('admin', 'lead.erase-person', '/admin/leads/person/erase/', {
    body: leadPersonBody,
    summary:
      'Erases every lead of a person for good, with notes, viewings and what the audit trail quotes, and every alert (RA 10173).',
    answer: z.object({ erased: z.int().nonnegative(), alerts: z.int().nonnegative() }),
  }),
}
