import { ENDPOINT_TABLE } from '@tahanan/contracts/endpoint/endpoint-table.ts'
import { openApi } from '@tahanan/contracts/endpoint/openapi.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'

/** `GET /api/openapi.json`: every call of both APIs, made of the contracts once, at the first request. */
export function mountOpenApi({ router }: EndpointRouter): void {
  let document: string | undefined
  router.get('/openapi.json', (ctx) => {
    ctx.state.route = 'openapi'
    document ??= JSON.stringify(openApi(ENDPOINT_TABLE, { title: 'Tahanan', version: '1', server: '/api' }))
    ctx.set('Cache-Control', 'public, max-age=300')
    ctx.set('Content-Type', 'application/json; charset=utf-8')
    ctx.body = document
  })
}
