import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { createLeadViewRecorder } from '@tahanan/catalog/lead/lead-commands.ts'
import { findTitle } from '@tahanan/catalog/palette/find-title.ts'
import { findRecords } from '@tahanan/catalog/palette/palette.store.ts'
import { paletteEndpoints } from '@tahanan/contracts/palette/palette.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'

export function mountPaletteRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  const recordView = createLeadViewRecorder(catalog)

  mountEndpoints(endpoints, paletteEndpoints, {
    async find({ context, query, actor }) {
      const results = await findRecords(catalog.pool, query.q.trim(), actor.role)
      await recordView(
        context,
        results.filter(({ noun }) => noun === 'lead'),
      )
      return { results }
    },
    findTitle: async ({ context, body }) => ({ results: await findTitle(catalog, context, body.title_number) }),
  })
}
