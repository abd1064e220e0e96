import { listAudit, listHistory } from '@tahanan/catalog/audit/list-audit.ts'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { accountEndpoints } from '@tahanan/contracts/account/account.endpoints.ts'
import { amenityEndpoints } from '@tahanan/contracts/amenity/amenity.endpoints.ts'
import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import type { HistoryNoun } from '@tahanan/contracts/audit/history.ts'
import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import { queryText } from '@tahanan/contracts/endpoint/endpoint-address.ts'
import { type Endpoint, isAllowed } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { realtyEndpoints } from '@tahanan/contracts/realty/realty.endpoints.ts'
import { replyEndpoints } from '@tahanan/contracts/reply/reply.endpoints.ts'
import { salespersonEndpoints } from '@tahanan/contracts/salesperson/salesperson.endpoints.ts'
import { siteEndpoints } from '@tahanan/contracts/site/site.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import { Forbidden } from '@tahanan/platform/problem/problem.ts'

/** By which call a record is read: who may read it may see its history. */
const READ_BY: Readonly<Record<HistoryNoun, Pick<Endpoint, 'access'>>> = {
  listing: listingEndpoints.fetchView,
  project: projectEndpoints.get,
  developer: developerEndpoints.get,
  amenity: amenityEndpoints.get,
  broker: brokerEndpoints.get,
  salesperson: salespersonEndpoints.get,
  realty: realtyEndpoints.get,
  lead: leadEndpoints.get,
  reply: replyEndpoints.get,
  site: siteEndpoints.get,
  account: accountEndpoints.get,
}

export function mountAuditRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  mountEndpoints(endpoints, auditEndpoints, {
    async list({ query }) {
      const { end, ...page } = await listAudit(catalog, query)
      const { before: _here, actor, ...filters } = query
      const asked = { ...filters, actor: actor === null ? 'system' : actor }
      return { ...page, next: nextAddress(auditEndpoints.list.path, end, asked) }
    },
    async history({ params, query, actor }) {
      const { access } = READ_BY[params.noun]
      if (!isAllowed(actor.role, access)) throw new Forbidden(`This takes the role ${access}; yours is ${actor.role}.`)
      const { end, results } = await listHistory(catalog, params, query)
      const path = auditEndpoints.history.path.replace('{noun}', params.noun).replace('{id}', String(params.id))
      return { results, next: nextAddress(path, end, { page_size: query.page_size }) }
    },
  })
}

/** Of the page after the place where one ended; null after the last. */
function nextAddress(
  path: string,
  end: string | undefined,
  query: Readonly<Record<string, string | number | undefined>>,
): string | null {
  return end === undefined ? null : `/api${path}?${queryText({ before: end, ...query })}`
}
