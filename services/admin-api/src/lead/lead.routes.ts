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
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { StreamedAnswer } from '@tahanan/platform/http/answers.ts'
import { listAnswer } from '../list/list-answer.ts'

const CSV = { contentType: 'text/csv; charset=utf-8', fileName: 'leads.csv' }

export function mountLeadRoutes(endpoints: EndpointRouter, catalog: Catalog, settings: LeadSettings): void {
  const { list, get, create, update, delete: remove, restore, addNote } = leadEndpoints
  const { publicUrl } = settings
  const listLeads = createListLeads(catalog)
  const recordView = createLeadViewRecorder(catalog)

  mountEndpoint(endpoints, list, async ({ context, query }) => {
    const page = await listLeads({ ...query, accountId: context.actor.accountId })
    await recordView(context, page.results)
    return listAnswer(list.path, query, page, leadFilterWords(query))
  })
  mountEndpoint(endpoints, get, ({ context, params }) => viewLead(catalog, context, params.id))
  mountEndpoint(endpoints, create, ({ context, body }) => addLead(catalog, context, body, settings))
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion = body.expectedVersion }) =>
    updateLead(catalog, context, params.id, body.changes, { publicUrl, expectedVersion }),
  )
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteLead(catalog, context, params.id, expectedVersion),
  )
  mountEndpoint(endpoints, restore, ({ context, params, expectedVersion }) =>
    restoreLead(catalog, context, params.id, expectedVersion),
  )
  mountEndpoint(endpoints, addNote, ({ context, params, body }) => addLeadNote(catalog, context, params.id, body.text))
  mountEndpoint(endpoints, leadEndpoints.merge, ({ context, params, body, expectedVersion = body.version }) =>
    mergeLeads(catalog, context, params.id, body.leads, expectedVersion),
  )
  mountEndpoint(
    endpoints,
    leadEndpoints.export,
    ({ context, query }) => new StreamedAnswer(exportLeads(catalog, context, query), CSV),
  )
  mountEndpoint(endpoints, leadEndpoints.exportPerson, ({ context, body }) => exportPerson(catalog, context, body))
  mountEndpoint(endpoints, leadEndpoints.erasePerson, ({ context, body }) => erasePerson(catalog, context, body))
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
