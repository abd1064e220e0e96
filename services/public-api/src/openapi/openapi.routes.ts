import { ENDPOINT_TABLE } from '@tahanan/contracts/endpoint/endpoint-table.ts'
import { API_VERSIONS } from '@tahanan/contracts/endpoint/api-versions.ts'
import { openApi } from '@tahanan/contracts/endpoint/openapi.ts'
import { openApiEndpoints } from '@tahanan/contracts/endpoint/openapi.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { ReadyAnswer } from '@tahanan/platform/http/answers.ts'

/** Every call of both APIs, made of the contracts once, at the first request. */
export function mountOpenApiRoutes(endpoints: EndpointRouter): void {
  let document: ReadyAnswer | undefined
  mountEndpoint(endpoints, openApiEndpoints.show, () => (document ??= describeCalls()))
}

function describeCalls(): ReadyAnswer {
  const json = JSON.stringify(
    openApi(ENDPOINT_TABLE, { title: 'Tahanan', version: API_VERSIONS[0].date, server: '/api' }),
  )
  return new ReadyAnswer(json, { cacheControl: 'public, max-age=300' })
}
