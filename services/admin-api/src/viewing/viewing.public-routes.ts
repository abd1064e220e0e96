import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import type { LeadSettings } from '@tahanan/catalog/lead/lead.ts'
import { submitLead } from '@tahanan/catalog/lead/submit-lead.ts'
import { cancelOwnViewing, readFreeTimes, showViewing } from '@tahanan/catalog/viewing/viewing-commands.ts'
import { viewingPublicEndpoints } from '@tahanan/contracts/viewing/viewing.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { ignored, LEAD_BODY_LIMITS } from '../lead/lead.public-routes.ts'

const { propose, times, show, cancel } = viewingPublicEndpoints

/** What the form of a viewing and the links of its mails call (decision 135); nothing of it with STRICT_SPEC. */
export function mountPublicViewingRoutes(endpoints: EndpointRouter, catalog: Catalog, settings: LeadSettings): void {
  const { goesBeyondSpec, takesPublicLeads, addressSecret, mailsStaff } = settings
  if (!goesBeyondSpec) return
  if (takesPublicLeads) {
    mountEndpoint(
      endpoints,
      propose,
      ({ context, body, clientAddress }) =>
        submitLead(catalog, context, body, { clientAddress, addressSecret, mailsStaff }),
      LEAD_BODY_LIMITS,
    )
  } else {
    mountEndpoint(endpoints, ignored(propose), () => {}, LEAD_BODY_LIMITS)
  }
  mountEndpoint(endpoints, times, async ({ context, params }) => ({
    times: takesPublicLeads ? await readFreeTimes(catalog, params.slug, context.now) : [],
  }))
  mountEndpoint(endpoints, show, ({ context, params }) => showViewing(catalog, params.token, context.now))
  mountEndpoint(endpoints, cancel, ({ context, params }) => cancelOwnViewing(catalog, context, params.token))
}
