import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { countViews, createView, deleteView, listViews, updateView } from '@tahanan/catalog/view/view-commands.ts'
import { viewEndpoints } from '@tahanan/contracts/view/view.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'

export function mountViewRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  mountEndpoints(endpoints, viewEndpoints, {
    list: async ({ actor }) => ({ results: await listViews(catalog, actor) }),
    counts: async ({ context }) => ({ results: await countViews(catalog, context) }),
    create: ({ context, body: { is_shared: isShared, ...body } }) =>
      createView(catalog, context, { ...body, isShared }),
    update({ context, params, body, expectedVersion }) {
      const { version: _seen, is_shared: isShared, ...changes } = body
      return updateView(catalog, context, params.id, { ...changes, isShared }, expectedVersion)
    },
    delete: ({ context, params, expectedVersion }) => deleteView(catalog, context, params.id, expectedVersion),
  })
}
