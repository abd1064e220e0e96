import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import type { LeadSettings } from '@tahanan/catalog/lead/lead.ts'
import { submitLead } from '@tahanan/catalog/lead/submit-lead.ts'
import { defineEndpoint, type Endpoint, noAnswer } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { z } from 'zod'

const { submit, report } = leadPublicEndpoints

/** Contact forms that do nothing, to the letter of §2: whatever is sent, nothing is looked at or kept. */
export const ignored = (endpoint: Endpoint) =>
  defineEndpoint({ ...endpoint, body: z.unknown(), answer: noAnswer, status: 204 })

/** What the contact forms call (decision 101). */
export function mountPublicLeadRoutes(endpoints: EndpointRouter, catalog: Catalog, settings: LeadSettings): void {
  const { takesPublicLeads, goesBeyondSpec, addressSecret, mailsStaff } = settings
  for (const endpoint of goesBeyondSpec ? [submit, report] : [submit]) {
    if (!takesPublicLeads) mountEndpoint(endpoints, ignored(endpoint), () => {})
    else
      mountEndpoint(endpoints, endpoint, ({ context, body, clientAddress }) =>
        submitLead(catalog, context, body, { clientAddress, addressSecret, mailsStaff }),
      )
  }
}
