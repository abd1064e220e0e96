import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { createLeadViewRecorder } from '@tahanan/catalog/lead/lead-commands.ts'
import type { LeadSettings } from '@tahanan/catalog/lead/lead.ts'
import { submitLead } from '@tahanan/catalog/lead/submit-lead.ts'
import {
  cancelOwnViewing,
  changeViewing,
  readFreeTimes,
  readViewings,
  showViewing,
} from '@tahanan/catalog/viewing/viewing-commands.ts'
import { viewingEndpoints } from '@tahanan/contracts/viewing/viewing.endpoints.ts'
import { viewingPublicEndpoints } from '@tahanan/contracts/viewing/viewing.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint, mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import { ignored } from '../lead/lead.public-routes.ts'

export function mountViewingRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const recordView = createLeadViewRecorder(catalog)
  mountEndpoints(endpoints, viewingEndpoints, {
    async list({ context, query }) {
      const found = await readViewings(catalog, query, context.now)
      await recordView(
        context,
        found.results.map(({ lead }) => lead),
      )
      return found
    },
    confirm: ({ context, params, body: { change }, expectedVersion }) =>
      changeViewing(catalog, context, params.id, { kind: 'confirm', ...change }, expectedVersion),
    move: ({ context, params, body: { change }, expectedVersion }) =>
      changeViewing(catalog, context, params.id, { kind: 'move', ...change }, expectedVersion),
    decline: ({ context, params, body: { change }, expectedVersion }) =>
      changeViewing(catalog, context, params.id, { kind: 'decline', ...change }, expectedVersion),
    cancel: ({ context, params, body: { change }, expectedVersion }) =>
      changeViewing(catalog, context, params.id, { kind: 'cancel', ...change }, expectedVersion),
  })
}

/** What the form of a viewing and the links of its mails call (decision 135); nothing of it with STRICT_SPEC. */
export function mountPublicViewingRoutes(endpoints: EndpointRouter, catalog: Catalog, settings: LeadSettings): void {
  const { goesBeyondSpec, takesPublicLeads, addressSecret, mailsStaff } = settings
  if (!goesBeyondSpec) return
  const { propose, ...others } = viewingPublicEndpoints
  if (!takesPublicLeads) mountEndpoint(endpoints, ignored(propose), () => {})
  else
    mountEndpoint(endpoints, propose, ({ context, body, clientAddress }) =>
      submitLead(catalog, context, body, { clientAddress, addressSecret, mailsStaff }),
    )
  mountEndpoints(endpoints, others, {
    times: async ({ context, params }) => ({
      times: takesPublicLeads ? await readFreeTimes(catalog, params.slug, context.now) : [],
    }),
    show: ({ context, params }) => showViewing(catalog, params.token, context.now),
    cancel: ({ context, params }) => cancelOwnViewing(catalog, context, params.token),
  })
}
