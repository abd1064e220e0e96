import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import {
  addLead,
  addLeadNote,
  createLeadViewRecorder,
  createListLeads,
  deleteLead,
  restoreLead,
  updateLead,
  viewLead,
} from '@tahanan/catalog/lead/lead-commands.ts'
import { erasePerson, exportPerson } from '@tahanan/catalog/lead/lead-person.ts'
import { mergeLeads } from '@tahanan/catalog/lead/merge-leads.ts'
import { exportLeads } from '@tahanan/catalog/lead/export-leads.ts'
import type { LeadSettings } from '@tahanan/catalog/lead/lead.ts'
import type { LeadFilter } from '@tahanan/contracts/lead/lead.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import { StreamedAnswer } from '@tahanan/platform/http/answers.ts'
import { listAnswer } from '../list/list-answer.ts'

const CSV = { contentType: 'text/csv; charset=utf-8', fileName: 'leads.csv' }

export function mountLeadRoutes(endpoints: EndpointRouter, catalog: Catalog, settings: LeadSettings): void {
  const { publicUrl } = settings
  const listLeads = createListLeads(catalog)
  const recordView = createLeadViewRecorder(catalog)

  mountEndpoints(endpoints, leadEndpoints, {
    async list({ context, query }) {
      const page = await listLeads({ ...query, accountId: context.actor.accountId })
      await recordView(context, page.results)
      return listAnswer(leadEndpoints.list.path, query, page, leadFilterWords(query))
    },
    get: ({ context, params }) => viewLead(catalog, context, params.id),
    create: ({ context, body }) => addLead(catalog, context, body, settings),
    update: ({ context, params, body, expectedVersion }) =>
      updateLead(catalog, context, params.id, body.changes, { publicUrl, expectedVersion }),
    delete: ({ context, params, expectedVersion }) => deleteLead(catalog, context, params.id, expectedVersion),
    restore: ({ context, params, expectedVersion }) => restoreLead(catalog, context, params.id, expectedVersion),
    addNote: ({ context, params, body }) => addLeadNote(catalog, context, params.id, body.text),
    merge: ({ context, params, body, expectedVersion }) =>
      mergeLeads(catalog, context, params.id, body.leads, expectedVersion),
    export: ({ context, query }) => new StreamedAnswer(exportLeads(catalog, context, query), CSV),
    exportPerson: ({ context, body }) => exportPerson(catalog, context, body),
    erasePerson: ({ context, body }) => erasePerson(catalog, context, body),
  })
}

/** A lead filter as a query writes it, without what goes without saying. `q` is the list's own. */
function leadFilterWords({ source, status, open, spam, assignee, deleted }: LeadFilter) {
  return {
    source,
    status,
    open,
    spam: spam === 'false' ? undefined : spam,
    assignee: assignee === null ? 'none' : assignee,
    deleted: deleted === 'false' ? undefined : deleted,
  }
}
