import { listAudit } from '@tahanan/catalog/audit/list-audit.ts'
import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'

export function mountAuditRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const { list } = auditEndpoints

  mountEndpoint(endpoints, list, async ({ query }) => {
    const { end, ...page } = await listAudit(catalog, query)
    const { before: _here, actor, page_size: size, ...filters } = query
    const asked = { ...filters, actor: actor === null ? 'system' : actor, page_size: size, before: end }
    const address = new URLSearchParams()
    for (const [name, value] of Object.entries(asked)) if (value !== undefined) address.set(name, String(value))
    return { ...page, next: end === undefined ? null : `/api${list.path}?${address.toString()}` }
  })
}
