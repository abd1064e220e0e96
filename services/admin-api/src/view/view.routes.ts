import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { countViews, createView, deleteView, listViews, updateView } from '@tahanan/catalog/view/view-commands.ts'
import { viewEndpoints } from '@tahanan/contracts/view/view.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'

export function mountViewRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const { list, counts, create, update, delete: remove } = viewEndpoints
  mountEndpoint(endpoints, list, async ({ actor }) => ({ results: await listViews(catalog, actor) }))
  mountEndpoint(endpoints, counts, async ({ context }) => ({ results: await countViews(catalog, context) }))
  mountEndpoint(endpoints, create, ({ context, body: { is_shared: isShared, ...body } }) =>
    createView(catalog, context, { ...body, isShared }),
  )
  mountEndpoint(endpoints, update, ({ context, params, body, expectedVersion }) => {
    const { version, is_shared: isShared, ...changes } = body
    return updateView(catalog, context, params.id, { ...changes, isShared }, expectedVersion ?? version)
  })
  mountEndpoint(endpoints, remove, ({ context, params, expectedVersion }) =>
    deleteView(catalog, context, params.id, expectedVersion),
  )
}
