import { brokerPublicEndpoints } from '@tahanan/contracts/broker/broker.public-endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { listBrokers } from '@tahanan/read-models/broker/list-brokers.ts'
import type { PublicAnswers } from '../answer/public-answers.ts'
import { readyPage } from '../answer/ready-page.ts'

export function mountBrokerRoutes(endpoints: EndpointRouter, { pool, cache }: PublicAnswers): void {
  mountEndpoint(endpoints, brokerPublicEndpoints.list, () =>
    cache.get('brokers', async () => readyPage(await listBrokers(pool))),
  )
}
