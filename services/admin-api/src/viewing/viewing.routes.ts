import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { createLeadViewRecorder } from '@tahanan/catalog/lead/lead-commands.ts'
import { changeViewing, readViewings } from '@tahanan/catalog/viewing/viewing-commands.ts'
import { viewingEndpoints } from '@tahanan/contracts/viewing/viewing.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'

const { list, confirm, move, decline, cancel } = viewingEndpoints

export function mountViewingRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const recordView = createLeadViewRecorder(catalog)
  mountEndpoint(endpoints, list, async ({ context, query }) => {
    const found = await readViewings(catalog, query, context.now)
    await recordView(
      context,
      found.results.map(({ lead }) => lead),
    )
    return found
  })
  for (const [kind, endpoint] of [
    ['confirm', confirm],
    ['move', move],
  ] as const) {
    mountEndpoint(endpoints, endpoint, ({ context, params, body, expectedVersion = body.expectedVersion }) =>
      changeViewing(catalog, context, params.id, { kind, ...body.change }, expectedVersion),
    )
  }
  for (const [kind, endpoint] of [
    ['decline', decline],
    ['cancel', cancel],
  ] as const) {
    mountEndpoint(endpoints, endpoint, ({ context, params, body, expectedVersion = body.expectedVersion }) =>
      changeViewing(catalog, context, params.id, { kind, ...body.change }, expectedVersion),
    )
  }
}
